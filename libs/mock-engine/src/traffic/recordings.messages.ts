import { JSON_DEPTH_LIMIT } from '../http/json.ts';

const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Messages about importing and replaying recordings. */
export const recordingsMessages = {
  title: (name: string, responses: number) => `Recording ${name}: ${times(responses, 'response')}`,
  cannotRead: (file: string, why: string) => `${file} cannot be read: ${why}`,
  notJson: 'is not a HAR: it is not valid JSON.',
  notHar: (where: string, detail: string) => `is not a HAR: ${where}: ${detail}`,
  noCalls: (entries: number) =>
    `has no response to replay: none of its ${times(entries, 'entry').replace('entrys', 'entries')} is a call of the contract.`,
  severalAddresses: (addresses: readonly string[]) =>
    `Requests to several addresses match the contract: ${addresses.join(', ')}. Name the API’s: ?from=<url> in the control API, --replay-from <url> on the command line.`,
  from: 'from must be the base URL of the recorded API, such as https://api.example/v2.',
  noResponses: (first: string) => `has no response to replay. ${first}`,
  ignored: (entry: number, request: string, why: string) => `log.entries.${entry} (${request}): ${why}`,
  ignoredOf: (file: string, count: number) => `${file}: ${times(count, 'call')} cannot be replayed:`,
  notInRecording: (name: string) => `The recording ${name} has no response to this call.`,
  unknown: (name: string) => `The recording "${name}" is not active in this world.`,
  name: 'A recording’s name has 1 to 63 lower-case letters, digits and dashes, and begins with a letter or digit.',
} as const;

/** Why an entry of a HAR cannot be replayed. */
export const ignoredReasons = {
  'no-response': 'it has no response',
  redirect: 'it is a redirect; only the final response can be replayed',
  cached: 'it came from the browser’s cache; disable the cache while you record',
  'no-body': 'its response body is missing; export the HAR with content while the page is still open',
  'cut-off': 'its response is incomplete JSON; Firefox cuts at devtools.netmonitor.responseBodyLimit',
  'too-deep': `it nests lists and objects deeper than ${JSON_DEPTH_LIMIT}`,
  'bad-header': 'a response header has a value that cannot be sent',
  'no-request-body': 'its request body is missing',
  page: 'it is a page, not a call',
  secret: 'it is a page with a secret address',
} as const;

export type IgnoredReason = keyof typeof ignoredReasons;
