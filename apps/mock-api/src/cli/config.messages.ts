export const configMessages = {
  intro: 'The mock API of the shop: every call of the contract, with nothing else needed.',
  groups: { server: 'Server', data: 'Data', worlds: 'Worlds and situations', log: 'Log' },
  help: 'print this text',
  none: 'none',
  port: 'port to listen on; 0 picks a free one',
  host: 'address to listen on; 0.0.0.0 for other devices',
  httpsCert: 'serve HTTPS with this certificate (PEM)',
  httpsKey: 'its private key (PEM)',
  corsOrigin: 'allow pages of this origin (repeatable; in the variable separated by commas)',
  allowHost: 'a name under which the control API is reached, besides localhost (repeatable)',
  controlToken: 'what control calls must bring; needed from other machines',
  dataFile: 'where the default world is stored',
  inMemory: 'store nothing on disk (env: MOCK_API_IN_MEMORY=true)',
  products: 'size of the catalogue',
  postalData: 'India Post’s PIN code directory (CSV), instead of the sample',
  tokenMinutes: 'how long a login lasts, in minutes (default: 43200, 30 days)',
  seed: 'repeat ids, tokens and times: same seed, same answers',
  world: 'create this world; situations and latency apply to it (repeatable)',
  defaultWorld: 'the default world',
  situation: 'activate a situation, for example catalogue-down (repeatable)',
  latency: 'delay responses: 250, 100-400, or a profile such as 3g',
  replay: 'answer what this recording has as it was recorded (repeatable)',
  replayStrict: 'answer calls that no recording has with 404',
  recordFrom: 'let the real API there answer: https://shop.example/api, what /v1/… is under',
  recordPostalFrom: 'and this one the postal lookup',
  har: 'where its answers are recorded, secrets masked',
  logLevel: 'how much to log',
  afterHelp: `
An option wins over its environment variable, which is what \`npm start\` reads. MOCK_API_SIGNING_SECRET is the secret
shared with the payment provider.

Examples:
  # a throw-away server on a free port
  npm run mock-api -- --in-memory --port 0
  # a bad day: the catalogue fails, everything is slow
  npm run mock-api -- --situation catalogue-down --latency 3g
  # the same ids and times at every start
  npm run mock-api -- --seed checkout --in-memory
  # a long catalogue, and a line for each request
  npm run mock-api -- --products 2000 --log-level info
  # a real API answers, and is recorded
  npm run mock-api -- --record-from https://shop.example/api --har shop.har
  # it answers again, without a network
  npm run mock-api -- --replay shop.har
  # for a phone in the same network
  npm run mock-api -- --host 0.0.0.0 --https-cert dev.pem --https-key dev-key.pem

More in docs/mock-api.md; the API reference is at /__mock/reference.
`,
  empty: 'Give a value, or leave the option out.',
  wholeNumber: (least: number, most: number) => `Give a whole number from ${least} to ${most}.`,
  oneOf: (words: readonly string[]) => `Allowed: ${words.join(', ')}.`,
  noWorld: 'A world’s name has 1 to 63 small letters, digits and dashes.',
  noOrigin: 'Write an origin like http://localhost:4200, without a path.',
  noHostName: 'Write a host name like shop.local, without a port.',
  noBase: 'Write an address like https://shop.example/api, without a query or password.',
  noLatency: (profiles: readonly string[]) =>
    `Give milliseconds (250), a range of them (100-400, at most 300000) or a profile: ${profiles.join(', ')}.`,
  recordingHalf: 'Recording needs both --record-from URL (which real API) and --har FILE (where to).',
  postalAlone: '--record-postal-from adds to --record-from, which is missing.',
  recordAndReplay: 'Either record (--record-from) or replay (--replay), not both at once.',
  strictAlone: '--replay-strict needs a --replay.',
  emptySecret: 'MOCK_API_SIGNING_SECRET is empty; leave it out or give the secret shared with the payment provider.',
  inMemoryWord: (given: string) => `MOCK_API_IN_MEMORY is ${JSON.stringify(given)}. Allowed: true, false, 1, 0.`,
  bothStores: 'Give either --data-file or --in-memory, not both.',
  seededFile: 'A seeded world repeats its ids, so it cannot be stored: give either --seed or --data-file.',
  certificateAlone: 'HTTPS needs both --https-cert and --https-key.',
} as const;
