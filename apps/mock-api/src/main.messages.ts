export const mainMessages = {
  listening: (address: string, place: string) => `Mock API on ${address}, data in ${place}\n`,
  memoryOnly: 'memory only',
  portTaken: (port: number) =>
    `Port ${port} is taken. Stop what runs there, or choose another: --port ${port === 65_535 ? 0 : port + 1}`,
  portNotAllowed: (port: number) => `Port ${port} is not allowed for this user. Choose one above 1023.`,
  cannotListen: (host: string, port: number, why: string) => `The mock API cannot listen on ${host}:${port}: ${why}`,
} as const;
