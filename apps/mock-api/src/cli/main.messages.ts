interface Listening {
  address: string;
  /** The data file. */
  place: string;
  /** The shop's; undefined for another contract. */
  customer: { email: string; password: string } | undefined;
  /** Titles of the active situations. */
  active: readonly string[];
  /** URLs for other devices; empty when it listens on this machine only. */
  networkAddresses: readonly string[];
}

export const mainMessages = {
  listening: ({ address, place, customer, active, networkAddresses }: Listening) =>
    [
      `Mock API on ${address}, data in ${place}`,
      `  Console      ${address}/__mock`,
      ...(customer ? [`  Demo login   ${customer.email}, password ${customer.password}`] : []),
      ...networkAddresses.map((network) => `  Network      ${network}`),
      ...active.map((title) => `  Active       ${title}`),
      '',
    ].join('\n'),
  memoryOnly: 'memory only',
  portTaken: (port: number) =>
    `Port ${port} is in use. Stop the other process, or choose another port; --port 0 picks a free one.`,
  portNotAllowed: (port: number) => `Port ${port} is not allowed for this user. Choose one above 1023.`,
  cannotListen: (host: string, port: number, why: string) => `The mock API cannot listen on ${host}:${port}: ${why}`,
  noCertificate: (cert: string, key: string, why: string) =>
    `HTTPS cannot use the certificate ${cert} with the key ${key}: ${why}`,
  expired: (end: Date) => `it expired on ${end.toISOString().slice(0, 10)}`,
  bug: 'The server failed',
} as const;
