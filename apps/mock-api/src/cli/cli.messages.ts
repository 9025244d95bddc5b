export const cliMessages = {
  bug: 'The server failed',
  noLog: (why: string) => `The log cannot be written: ${why}. The server continues without it.\n`,
} as const;
