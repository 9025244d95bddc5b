export const verifyMessages = {
  noAddress: (provider: string) =>
    `no base URL given for ${provider} (${provider === 'postal-service' ? '--postal-base-url' : '--base-url'})`,
  needsToken: 'needs a signed-in customer (--token, or SHOP_API_TOKEN)',
  needsState: (state: string) => `needs the state "${state}", which only a state hook can set up (--state-url)`,
  notSo: (state: string) => `needs the state "${state}", which this API is not in`,
  leavesTraces: 'would leave an order, an account or a login behind; needs a state hook (--state-url)',
  hookRefused: (status: number, text: string) => `The state hook responded ${status}: ${text}`,
  unreachable: (url: string, reason: string) => `${url} cannot be reached: ${reason}`,
  ownServer: 'this workspace’s mock API',
  verifying: (provider: string, url: string) => `${provider} at ${url}`,
  result: { ok: 'ok     ', failed: 'FAILED ', skipped: 'skipped' },
  skippedBecause: (count: number, reason: string) => `  ${String(count).padStart(4)}  ${reason}`,
  skippedTitle: 'Skipped:',
  failedTitle: 'Failed:',
  nothing: 'Nothing was verified.',
  broken: (detail: string) => `The verification stopped: ${detail}`,
  sum: (verified: number, failed: number, skipped: number) =>
    `${verified} verified, ${failed} failed, ${skipped} skipped`,
  badUrl: (option: string, text: string) => `${option} must begin with http:// or https://; "${text}" does not.`,
  alone: (option: string) => `${option} needs --base-url.`,
  help: `Verifies an API against the storefront's pacts.

  npm run pact:verify                                   the mock API of this workspace
  npm run pact:verify -- --base-url URL [options]       a real API, over HTTP

  --base-url URL         the base of /v1/… and /user: https://staging.example/api
  --postal-base-url URL  the base of /pincode/…; without it the postal lookup is skipped
  --state-url URL        the provider's state hook: POST {"state", "params", "action"} sets up a state and returns
                         its values as JSON; without it, only interactions that need no hook are verified
  --token TOKEN          of a signed-in test customer; better in the environment variable SHOP_API_TOKEN
  -h, --help             print this text

Exit codes: 0 when all verified interactions match, 1 when one differs or none was verified, 2 for a wrong option.
For your own certificate, set NODE_EXTRA_CA_CERTS=ca.pem.
`,
} as const;
