/** Why a real API sent no response. */
export const realApiFailures = {
  failed: (origin: string, why: string) => `${origin}: ${why}`,
  redirect: (path: string, location: string) =>
    `${path} redirects to ${location || 'no address'}. Redirects are not followed; use the final address.`,
  loop: 'The address of the real API is this server. Record from another address.',
} as const;

export const recordMessages = {
  title: (from: string) => `Responses from ${from}, recorded`,
  tally: (file: string, responses: number) =>
    `Recorded ${responses} ${responses === 1 ? 'response' : 'responses'} to ${file}`,
  breaks: (violations: readonly string[]) => `breaks the contract: ${violations.join('; ')}`,
  notKept: 'not recorded: secrets in it cannot be masked',
  tooLarge: (limit: number) => `not recorded: larger than ${limit / 1024 / 1024} MB`,
  notWritten: (file: string, why: string) => `${file} cannot be written: ${why}. Earlier entries are kept.`,
} as const;
