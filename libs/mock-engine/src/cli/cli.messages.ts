interface Started {
  address: string;
  /** The data file. */
  storage: string;
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
  listening: ({ address, storage, lines, active, networkAddresses }: Started) =>
    [
      `Mock API on ${address}, data in ${storage}`,
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

export const optionMessages = {
  help: 'print this text',
  after: (prefix: string) => `
Each option is an environment variable, too: ${prefix}LOG_LEVEL=info, ${prefix}IN_MEMORY=true, and lists separated by commas.
An option overrides its variable, and both override a configuration.
`,
  flag: 'Write true or false, 1 or 0.',
  fromVariable: (flags: string, value: string, name: string, reason: string) =>
    `error: option '${flags}' value '${value}' from env '${name}' is invalid. ${reason}`,
  recordingHalf: 'Recording needs both --record-from URL (the real API) and --har FILE (the recording).',
  recordAndReplay: 'Either record (--record-from) or replay (--replay), not both.',
  strictAlone: '--replay-strict needs a --replay.',
  fromAlone: '--replay-from needs a --replay.',
  bothStores: 'Give either --data-file or --in-memory, not both.',
  seededFile: 'A seeded world repeats its ids, so it cannot be stored. Give either --seed or --data-file.',
} as const;

export const serveMessages = {
  intro: 'Serves OpenAPI documents: responses from examples and schemas, items that are kept, failures on demand.',
  usage: '[options] [documents...]',
  config: 'configuration, by default mock.config.ts, .js, .json or .yaml of this folder',
  after: (name: string) => `
A document is a path, a URL, or - for the standard input, JSON or YAML, OpenAPI 3.0 to 3.2 or Swagger 2.0. /base=api.yaml serves it below /base.

Examples:
  # an API with its console at http://localhost:3333/__mock
  ${name} api.yaml
  # two APIs, items kept in a file
  ${name} /billing=billing.yaml /users=https://api.example/users.json --data-file mock.sqlite
  # one operation fails, everything is slow
  ${name} api.yaml --situation down:listTodos --latency 3g
  # pages of other origins
  ${name} api.yaml --cors-origin https://app.example
  # forward to a real API and record it, then replay it without a network
  ${name} api.yaml --record-from https://api.example/v2 --har visit.har
  ${name} api.yaml --replay visit.har
`,
} as const;
