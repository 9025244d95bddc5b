/** A command line option: how it is given, and what it is for. */
export interface Option {
  readonly group: OptionGroup;
  /** What stands for its value in the help; a switch without one. */
  readonly value?: string;
  readonly isRepeatable?: boolean;
  /** The environment variable that says the same; an option wins over it. */
  readonly variable?: string;
  readonly help: string;
}

export type OptionGroup = 'server' | 'data' | 'worlds' | 'watching';

/** Every option of the mock API, in the order of its help. */
export const options = {
  port: {
    group: 'server',
    value: 'NUMBER',
    variable: 'MOCK_API_PORT',
    help: 'where to listen (3333); 0 finds a free port',
  },
  host: {
    group: 'server',
    value: 'NAME',
    variable: 'MOCK_API_HOST',
    help: 'on which address (localhost); 0.0.0.0 for other devices',
  },
  'https-cert': {
    group: 'server',
    value: 'FILE',
    variable: 'MOCK_API_HTTPS_CERT',
    help: 'serve HTTPS with this certificate (PEM)',
  },
  'https-key': { group: 'server', value: 'FILE', variable: 'MOCK_API_HTTPS_KEY', help: 'its private key (PEM)' },
  'cors-origin': {
    group: 'server',
    value: 'ORIGIN',
    isRepeatable: true,
    variable: 'MOCK_API_CORS_ORIGINS',
    help: 'allow pages of this origin',
  },
  'data-file': {
    group: 'data',
    value: 'FILE',
    variable: 'MOCK_API_DATA_FILE',
    help: 'where the default world is kept (.data/mock-api.sqlite)',
  },
  'in-memory': { group: 'data', variable: 'MOCK_API_IN_MEMORY', help: 'keep nothing' },
  products: { group: 'data', value: 'NUMBER', variable: 'MOCK_API_PRODUCTS', help: 'a catalogue of so many products' },
  'postal-data': {
    group: 'data',
    value: 'FILE',
    variable: 'MOCK_API_POSTAL_DATA',
    help: 'India Post’s PIN code directory (CSV), instead of the sample',
  },
  'token-minutes': {
    group: 'data',
    value: 'NUMBER',
    variable: 'MOCK_API_TOKEN_MINUTES',
    help: 'how long a login lasts (43200: 30 days)',
  },
  seed: {
    group: 'worlds',
    value: 'TEXT',
    variable: 'MOCK_API_SEED',
    help: 'repeat ids, tokens and times: same seed, same answers',
  },
  world: {
    group: 'worlds',
    value: 'NAME',
    isRepeatable: true,
    help: 'begin this world at the start; what follows is for it',
  },
  situation: {
    group: 'worlds',
    value: 'NAME',
    isRepeatable: true,
    help: 'switch a situation on, for example catalogue-down',
  },
  replay: {
    group: 'worlds',
    value: 'HAR',
    isRepeatable: true,
    help: 'answer what this recording has as it was recorded',
  },
  'replay-strict': { group: 'worlds', help: 'answer calls that no recording has with 404' },
  'record-from': {
    group: 'worlds',
    value: 'URL',
    help: 'let the real API there answer: https://shop.example/api, what /v1/… is under',
  },
  'record-postal-from': { group: 'worlds', value: 'URL', help: 'and this one the postal lookup' },
  har: { group: 'worlds', value: 'FILE', help: 'where its answers are recorded, secrets masked' },
  latency: { group: 'worlds', value: 'MS|NAME', help: 'hold answers back: 250, 100-400, or a profile' },
  'log-level': {
    group: 'watching',
    value: 'LEVEL',
    variable: 'MOCK_API_LOG_LEVEL',
    help: 'silent, error, warn (the default), info or debug',
  },
  watch: { group: 'watching', help: 'reload seed, code and contract when they change; worlds stay' },
  help: { group: 'watching', help: 'this text' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;

/** Whether a text names an option, without its dashes. */
export function isOptionName(text: string): text is OptionName {
  return Object.hasOwn(options, text);
}
