export const configMessages = {
  intro: 'The mock API of the shop: every call of the contract, without further setup.',
  groups: { server: 'Server', data: 'Data', worlds: 'Worlds and situations', log: 'Log' },
  help: 'print this text',
  none: 'none',
  port: 'port to listen on; 0 picks a free one',
  host: 'address to listen on; 0.0.0.0 for other devices',
  httpsCert: 'serve HTTPS with this certificate (PEM)',
  httpsKey: 'its private key (PEM)',
  corsOrigin: 'allow pages of this origin (repeatable; in the variable separated by commas)',
  allowHost: 'accept this host name for the control API, besides localhost (repeatable)',
  controlToken: 'token that control calls must send; required from other machines',
  dataFile: 'where all worlds are stored',
  inMemory: 'store nothing on disk (env: MOCK_API_IN_MEMORY=true)',
  contract: 'serve this OpenAPI document (path or URL) instead of the shop; in memory without --data-file',
  products: 'size of the catalogue',
  tokenMinutes: 'how long a login lasts, in minutes (default: 43200, 30 days)',
  seed: 'repeat ids, tokens and times: same seed, same responses; implies --in-memory',
  world: 'create this world; situations and latency apply to it (repeatable)',
  defaultWorld: 'the default world',
  situation: 'activate a situation, for example catalogue-down (repeatable)',
  latency: 'delay responses: 250, 100-400, or a profile such as 3g',
  overrides: 'edited responses to start with, as JSON or YAML; the console saves to it',
  replay: 'replay the responses of this recording (repeatable)',
  replayFrom: 'base URL of the recorded API, if matching requests went to more than one host (repeatable)',
  replayStrict: 'respond 404 to calls that no recording has',
  recordFrom: 'forward calls to this real API: https://shop.example/api, the base of /v1/…',
  recordPostalFrom: 'forward the postal lookup to this base URL',
  har: 'record the responses in this file, secrets masked',
  logLevel: 'how much to log',
  afterHelp: `
An option overrides its environment variable, which \`npm start\` reads. MOCK_API_SIGNING_SECRET is the secret
shared with the payment provider.

Examples:
  # a temporary server on a free port
  npm run mock-api -- --in-memory --port 0
  # the catalogue fails, everything is slow
  npm run mock-api -- --situation catalogue-down --latency 3g
  # the same ids and times at every start
  npm run mock-api -- --seed checkout
  # a large catalogue, and a log line for each request
  npm run mock-api -- --products 2000 --log-level info
  # forward to a real API and record it
  npm run mock-api -- --record-from https://shop.example/api --har shop.har
  # responses that were edited in the console
  npm run mock-api -- --overrides overrides.yaml
  # replay the recording, without a network
  npm run mock-api -- --replay shop.har
  # any other API, described by OpenAPI 3.0 or 3.1
  npm run mock-api -- --contract todo.yaml --situation down:listTodos
  # for a phone in the same network
  npm run mock-api -- --host 0.0.0.0 --https-cert dev.pem --https-key dev-key.pem

More in docs/mock-api.md; the API reference is at /__mock/reference.
`,
  empty: 'Give a value, or omit the option.',
  wholeNumber: (min: number, max: number) => `Give a whole number from ${min} to ${max}.`,
  noSituation: (name: string, known: readonly string[]) =>
    `There is no situation ${name}. Allowed: ${known.join(', ')}.`,
  noOrigin: 'Write an origin like http://localhost:4200, without a path.',
  noHostName: 'Write a host name like shop.local, without a port.',
  noBase: 'Write an address like https://shop.example/api, without a query or password.',
  noLatency: (profiles: readonly string[]) =>
    `Give milliseconds (250), a range (100-400, at most 300000) or a profile: ${profiles.join(', ')}.`,
  recordingHalf: 'Recording needs both --record-from URL (the real API) and --har FILE (the recording).',
  postalAlone: '--record-postal-from needs --record-from.',
  recordAndReplay: 'Either record (--record-from) or replay (--replay), not both.',
  strictAlone: '--replay-strict needs a --replay.',
  fromAlone: '--replay-from needs a --replay.',
  emptySecret: 'MOCK_API_SIGNING_SECRET is empty. Unset it, or give the secret shared with the payment provider.',
  inMemoryWord: (given: string) => `MOCK_API_IN_MEMORY is ${JSON.stringify(given)}. Allowed: true, false, 1, 0.`,
  bothStores: 'Give either --data-file or --in-memory, not both.',
  seededFile: 'A seeded world repeats its ids, so it cannot be stored. Give either --seed or --data-file.',
  certificateAlone: 'HTTPS needs both --https-cert and --https-key.',
} as const;
