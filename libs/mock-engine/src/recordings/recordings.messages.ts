import { JSON_DEPTH_LIMIT } from '../contract/limits.ts';

const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Messages about making and playing recordings. */
export const recordingsMessages = {
  title: (name: string, answers: number) => `Recording ${name}: ${times(answers, 'answer')}`,
  cannotRead: (file: string, why: string) => `${file} cannot be read: ${why}`,
  notJson: 'is no HAR: it is not JSON.',
  notHar: (where: string, detail: string) => `is no HAR: ${where}: ${detail}`,
  noCalls: (entries: number) =>
    `has no answer to play: none of its ${times(entries, 'entry').replace('entrys', 'entries')} is a call of the contract.`,
  noAnswers: (first: string) => `has no answer to play. ${first}`,
  leftOut: (entry: number, request: string, why: string) => `log.entries.${entry} (${request}): ${why}`,
  leftOutOf: (file: string, count: number) => `${file}: ${times(count, 'call')} left out of the recording:`,
  notInRecording: (name: string) => `The recording ${name} has no answer to this call.`,
  unknown: (name: string) => `This world plays no recording "${name}".`,
  name: 'A recording’s name has 1 to 63 small letters, digits and dashes, and begins with a letter or digit.',
  strict: 'strict is true or false.',
} as const;

/** Why an entry of a HAR cannot be played. */
export const leftOutReasons = {
  'no-answer': 'it was never answered',
  redirect: 'it is a redirect; what counts is the answer that it leads to',
  cached: 'the browser had it in its cache; switch the cache off while you record',
  'no-body': 'its answer’s body is missing; export the HAR with contents, from a page that is still open',
  'cut-off': 'its answer is no whole JSON; Firefox cuts at devtools.netmonitor.responseBodyLimit',
  'too-deep': `it nests lists and objects deeper than ${JSON_DEPTH_LIMIT}`,
  'bad-header': 'a header of its answer has a value that cannot be sent',
  'no-request-body': 'its request’s body is missing',
  page: 'it is a page, not a call',
} as const;

export type LeftOutReason = keyof typeof leftOutReasons;
