const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const FROM = '?from=<url> in the control API, --replay-from <url> on the command line';

type Ignored = Readonly<Record<'request' | 'why', string>> & { readonly entry: number };

const ignoredEntry = ({ entry, request, why }: Ignored) => `log.entries.${entry} (${request}): ${why}`;

/** Messages about importing and replaying recordings. */
export const recordingsMessages = {
  title: (name: string, responses: number) => `Recording ${name}: ${times(responses, 'response')}`,
  notHar: (where: string, detail: string) => `This is not a HAR: ${where}: ${detail}`,
  noCalls: (entries: number) =>
    `It has no response to replay: none of its ${times(entries, 'entry').replace('entrys', 'entries')} is a call of the contract. Where the API had another base path, name its URL: ${FROM}.`,
  severalAddresses: (addresses: readonly string[]) =>
    `Requests to several addresses match the contract: ${addresses.join(', ')}. Name the API’s: ${FROM}.`,
  from: 'from must be the base URL of the recorded API, such as https://api.example/v2.',
  noResponses: (first: Ignored) => `It has no response to replay. ${ignoredEntry(first)}`,
  ignoredOf: (file: string, ignored: readonly Ignored[]) =>
    [
      `${file}: ${times(ignored.length, 'call')} cannot be replayed:`,
      ...ignored.map((one) => `  ${ignoredEntry(one)}`),
    ].join('\n'),
  notInRecording: (name: string) => `The recording ${name} has no response to this call.`,
  unknown: (name: string) => `The recording "${name}" is not active in this world.`,
  name: 'A recording’s name has 1 to 63 lower-case letters, digits and dashes, and begins with a letter or digit.',
} as const;

/** Why an entry of a HAR cannot be replayed. */
export const ignoredReasons = {
  noResponse: 'it has no response',
  redirect: 'it is a redirect; only the final response can be replayed',
  cached: 'it came from the browser’s cache; disable the cache while you record',
  noBody: 'its response body is missing; export the HAR with content while the page is still open',
  cutOff: 'its response is incomplete JSON; Firefox cuts at devtools.netmonitor.responseBodyLimit',
  noRequestBody: 'its request body is missing',
  secret: 'it is a page with a secret address',
} as const;
