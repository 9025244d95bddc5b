export const commandMessages = {
  intro: 'The mock API of the shop: every call of the contract, without further setup.',
  products: 'size of the catalogue',
  tokenMinutes: 'how long a login lasts, in minutes (default: 43200, 30 days)',
  recordPostalFrom: 'forward the postal lookup to this base URL, with --record-from',
  postalAlone: '--record-postal-from needs --record-from.',
  emptySecret: 'MOCK_API_SIGNING_SECRET is empty. Unset it, or give the secret shared with the payment provider.',
  after: `MOCK_API_SIGNING_SECRET is the secret shared with the payment provider. \`npm start\` reads the variables, too.

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
  # for a phone in the same network
  npm run mock-api -- --host 0.0.0.0 --https-cert dev.pem --https-key dev-key.pem

More in docs/mock-api.md; the API reference is at /__mock/reference. Another API: npm run mock -- api.yaml
`,
} as const;
