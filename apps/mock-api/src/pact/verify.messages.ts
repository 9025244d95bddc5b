export const verifyMessages = {
  noAddress: (provider: string) =>
    `no address was given of ${provider} (${provider === 'postal-service' ? '--postal-base-url' : '--base-url'})`,
  needsToken: 'needs a signed-in customer (--token, or SHOP_API_TOKEN)',
  needsState: (state: string) => `needs "${state}", which only a state hook brings about (--state-url)`,
  notSo: (state: string) => `needs "${state}", which is not so at this API`,
  leavesTraces: 'would leave an order, an account or a login behind; run with a state hook only (--state-url)',
  hookRefused: (status: number, text: string) => `The state hook answered ${status}: ${text}`,
  unreachable: (url: string, reason: string) => `Nobody answers at ${url}: ${reason}`,
  ownServer: 'this workspace’s mock API',
  verifying: (provider: string, url: string) => `${provider} at ${url}`,
  result: { ok: 'ok     ', failed: 'FAILED ', skipped: 'skipped' },
  skippedBecause: (count: number, reason: string) => `  ${String(count).padStart(4)}  ${reason}`,
  skippedTitle: 'Skipped, and why:',
  failedTitle: 'What differs:',
  nothing: 'Nothing was verified.',
  broken: (detail: string) => `The verification broke off: ${detail}`,
  sum: (verified: number, failed: number, skipped: number) =>
    `${verified} verified, ${failed} failed, ${skipped} skipped`,
  badUrl: (option: string, text: string) =>
    `${option} wants an address that begins with http:// or https://, not "${text}".`,
  alone: (option: string) => `${option} needs --base-url.`,
  help: `Whether an API still answers as the storefront's pacts agree.

  npm run pact:verify                                   the mock API of this workspace
  npm run pact:verify -- --base-url URL [options]       a real API, over HTTP

  --base-url URL         what /v1/… and /user are under: https://staging.example/api
  --postal-base-url URL  what /pincode/… is under; without it the postal lookup is skipped
  --state-url URL        the provider's state hook: POST {"state", "params", "action"} brings a situation about and
                         answers its values as JSON; without it, only what needs no hook is asked
  --token TOKEN          of a signed-in test customer; better in the environment, as SHOP_API_TOKEN
  -h, --help             this text

Ends with 0 when all that was asked is as agreed, 1 when something differs or nothing was asked, 2 for a wrong option.
A certificate of your own: NODE_EXTRA_CA_CERTS=ca.pem.
`,
} as const;
