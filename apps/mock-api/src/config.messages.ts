export const configMessages = {
  port: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but a port is a whole number from 0 to 65535.`,
  lifetime: (name: string, given: string) =>
    `${name} is ${JSON.stringify(given)}, but must be a whole number of minutes from 1.`,
  origin: (given: string) =>
    `${JSON.stringify(given)} is no origin; write it like http://localhost:4200, without a path.`,
  emptySecret: (name: string) => `${name} is empty; leave it out or give the secret shared with the payment provider.`,
  empty: (name: string) => `${name} is empty; leave it out or say which.`,
  bothStores: 'Give either --data-file or --in-memory, not both.',
} as const;

export const usage = `The mock API of the shop: every call of the contract, with nothing else needed.

  npm run mock-api -- [options]

  --port NUMBER            where to listen (3333)                     MOCK_API_PORT
  --host NAME              on which address (localhost)               MOCK_API_HOST
  --data-file FILE         where everything is kept                   MOCK_API_DATA_FILE
                           (.data/mock-api.sqlite in the workspace)
  --in-memory              keep nothing                               MOCK_API_IN_MEMORY=1
  --cors-origin ORIGIN     allow pages of this origin, repeatable     MOCK_API_CORS_ORIGINS (separated by commas)
  --token-minutes NUMBER   how long a login lasts (43200: 30 days)    MOCK_API_TOKEN_MINUTES
  --help                   this text
                           secret shared with the payment provider    MOCK_API_SIGNING_SECRET

An option wins over its environment variable.
`;
