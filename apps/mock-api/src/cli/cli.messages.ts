import type { OptionGroup } from './options.ts';

export const cliMessages = {
  unknownOption: (given: string, meant: string | undefined) =>
    `There is no option ${given}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`,
  noOption: (given: string) =>
    /^\d+$/.test(given) ? `${given} is no option. Did you mean --port ${given}?` : `${given} is no option.`,
  noValue: (given: string) => `${given} takes no value.`,
  valueMissing: (given: string, value: string) => `${given} needs a value: ${given} ${value}`,
  bug: 'A fault of the server',
  noLog: (why: string) => `The log cannot be written any more: ${why}. The server goes on without it.\n`,
  twice: (given: string) => `${given} is given twice.`,
} as const;

export const helpMessages = {
  intro: 'The mock API of the shop: every call of the contract, with nothing else needed.',
  usage: 'npm run mock-api -- [options]',
  groups: {
    server: 'Server',
    data: 'Data',
    worlds: 'Worlds and situations',
    watching: 'Watching',
  } satisfies Record<OptionGroup, string>,
  repeatable: 'repeatable',
  environment: 'Environment',
  variables:
    'An option wins over its environment variable, which is what `npm start` reads. Lists are separated by commas there.',
  secret: ['MOCK_API_SIGNING_SECRET', 'secret shared with the payment provider'],
  examples: 'Examples',
  exampleLines: [
    ['--in-memory --port 0', 'a throw-away server on a free port'],
    ['--situation catalogue-down --latency 3g', 'a bad day: the catalogue fails, everything is slow'],
    ['--seed checkout --in-memory', 'the same ids and times at every start'],
    ['--products 2000 --log-level info', 'a long catalogue, and a line for each request'],
    ['--record-from https://shop.example/api --har shop.har', 'a real API answers, and is recorded'],
    ['--replay shop.har', 'it answers again, without a network'],
    ['--cors-origin http://localhost:5173', 'pages of another origin may call it'],
    ['--host 0.0.0.0 --https-cert dev.pem --https-key dev-key.pem', 'for a phone in the same network'],
    ['--postal-data all-india-pincode-directory.csv', 'every post office of India'],
  ],
  more: 'More in docs/mock-api.md; the contract to read at /__mock/reference.',
} as const;
