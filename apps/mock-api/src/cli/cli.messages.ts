export const cliMessages = {
  bug: 'The server failed',
  noLog: (why: string) => `The log cannot be written any more: ${why}. The server goes on without it.\n`,
} as const;
