/** Why a real API sent no response, and the next step. */
export const realApiFailures = {
  refused: (origin: string) =>
    `${origin} refuses connections. Check that the real API is running and that the port is right.`,
  noHost: (host: string) => `The host ${host} cannot be resolved. Check its name and the network.`,
  broken: (origin: string) => `${origin} closed the connection without a response.`,
  unreadable: (origin: string) => `${origin} sent a body that cannot be decompressed.`,
  slow: (origin: string, seconds: number) => `${origin} did not respond within ${seconds} seconds.`,
  expired: (host: string) => `The certificate of ${host} has expired.`,
  otherHost: (host: string) => `The certificate of ${host} is for another host.`,
  untrusted: (host: string, code: string) =>
    `The certificate of ${host} is not trusted (${code}). For your own certificate, start with NODE_EXTRA_CA_CERTS=its-authority.pem.`,
  noTls: (host: string) => `${host} does not support HTTPS on this port. Try http:// instead.`,
  redirect: (url: string, location: string) =>
    `${url} redirects to ${location || 'no address'}. Redirects are not followed; use the final address.`,
  loop: 'The address of the real API is this server. Record from another address.',
  other: (origin: string, why: string) => `The request to ${origin} failed: ${why}`,
} as const;

export const recordMessages = {
  title: (from: string) => `Responses from ${from}, recorded`,
  tally: (
    file: string,
    { responses, violations, failures }: { responses: number; violations: number; failures: number },
  ) =>
    [
      `Recorded ${responses} ${responses === 1 ? 'response' : 'responses'} to ${file}`,
      ...(violations > 0 ? [`${violations} with contract violations`] : []),
      ...(failures > 0 ? [`${failures} failed`] : []),
    ].join(', '),
  breaks: (violations: readonly string[]) => `breaks the contract: ${violations.join('; ')}`,
  notKept: 'not recorded: secrets in it cannot be masked',
  tooLarge: (limit: number) => `not recorded: larger than ${limit / 1024 / 1024} MB`,
  foreign: (file: string) =>
    `${file} exists and is not a recording of this server. It was not changed; choose another --har.`,
  locked: (file: string, pid: number, lockFile: string) =>
    `${file} is being recorded by process ${pid}. Stop it, or choose another --har. If that process is another program, delete ${lockFile}.`,
  cannotWrite: (file: string, why: string) => `${file} cannot be written: ${why}`,
  stopped: (file: string, why: string) => `Recording to ${file} stopped: ${why}. Earlier entries are kept.`,
} as const;
