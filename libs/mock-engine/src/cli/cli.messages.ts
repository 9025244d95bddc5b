interface Started {
  address: string;
  /** The data file. */
  place: string;
  /** Lines by their label. */
  lines: readonly (readonly [label: string, text: string])[];
  /** Titles of the active situations. */
  active: readonly string[];
  /** URLs for other devices; empty when it listens on this machine only. */
  networkAddresses: readonly string[];
}

const LABEL_WIDTH = 13;
/** More of a list would hide the rest. */
const LISTED = 8;

const listed = (all: readonly string[], between: string) =>
  all.slice(0, LISTED).join(between) + (all.length > LISTED ? ` and ${all.length - LISTED} more` : '');

export const cliMessages = {
  listening: ({ address, place, lines, active, networkAddresses }: Started) =>
    [
      `Mock API on ${address}, data in ${place}`,
      ...[
        ['Console', `${address}/__mock`] as const,
        ...lines,
        ...networkAddresses.map((network) => ['Network', network] as const),
        ...active.map((title) => ['Active', title] as const),
      ].map(([label, text]) => `  ${label.padEnd(LABEL_WIDTH)}${text}`),
      '',
    ].join('\n'),
  memoryOnly: 'memory only',
  stateful: 'Keeps items',
  leftOut: 'Left out',
  listed: (all: readonly string[]) => listed(all, ', '),
  eachInALine: (all: readonly string[]) => listed(all, `\n${' '.repeat(LABEL_WIDTH + 2)}`),
  noneStateful: 'none: no path is both read and written',
  portTaken: (port: number) =>
    `Port ${port} is in use. Stop the other process, or choose another port; --port 0 picks a free one.`,
  portNotAllowed: (port: number) => `Port ${port} is not allowed for this user. Choose one above 1023.`,
  cannotListen: (host: string, port: number, why: string) => `The mock API cannot listen on ${host}:${port}: ${why}`,
  bug: 'The server failed',
} as const;
