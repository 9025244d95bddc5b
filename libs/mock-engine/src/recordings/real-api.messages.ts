/** Why a real API gave no answer, and what to do. */
export const realApiFaults = {
  refused: (origin: string) => `Nothing listens at ${origin}. Is the real API running, and is the port right?`,
  noHost: (host: string) => `There is no host ${host}, or no network to ask for it.`,
  broken: (origin: string) => `${origin} broke the connection off without an answer.`,
  slow: (origin: string, seconds: number) => `${origin} gave no answer within ${seconds} seconds.`,
  expired: (host: string) => `The certificate of ${host} has expired.`,
  otherHost: (host: string) => `The certificate at ${host} is for another host.`,
  untrusted: (host: string, code: string) =>
    `The certificate of ${host} is not trusted (${code}). Is it your own? Start with NODE_EXTRA_CA_CERTS=its-authority.pem.`,
  noTls: (host: string) => `${host} does not speak HTTPS there. Is it http:// instead?`,
  redirect: (url: string, location: string) =>
    `${url} redirects to ${location || 'nowhere'}. Redirects are not followed: give the address that answers.`,
  loop: 'The real API is this server itself. Record from another address.',
  other: (origin: string, why: string) => `${origin} could not be asked: ${why}`,
} as const;

export const recordMessages = {
  title: (from: string) => `Answered by ${from}, and recorded`,
  tally: (file: string, { answers, violations, failures }: { answers: number; violations: number; failures: number }) =>
    [
      `Recorded ${answers} ${answers === 1 ? 'answer' : 'answers'} to ${file}`,
      ...(violations > 0 ? [`${violations} against the contract`] : []),
      ...(failures > 0 ? [`${failures} without an answer`] : []),
    ].join(', '),
  breaks: (violations: readonly string[]) => `breaks the contract: ${violations.join('; ')}`,
  notKept: 'no JSON that can be read, although it says so: not kept, since no secret in it could be masked',
  foreign: (file: string) =>
    `${file} is there already and no recording of this server. Nothing was changed; choose another --har.`,
  cannotWrite: (file: string, why: string) => `${file} cannot be written: ${why}`,
  stopped: (file: string, why: string) =>
    `${file} could not be written on (${why}). It keeps what it had; nothing more is recorded.`,
} as const;
