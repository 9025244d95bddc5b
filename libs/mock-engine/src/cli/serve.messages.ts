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
