export const brokerMessages = {
  badAddress: 'PACT_BROKER_BASE_URL wants an address that begins with http:// or https://.',
  nobody: (url: string, reason: string) => `No Pact Broker answers at ${url}: ${reason}`,
  refused: (status: number) =>
    `The Pact Broker refuses the credentials (${status}): PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`,
  failed: (method: string, url: string, status: number, detail: string) =>
    `The Pact Broker answered ${status} to ${method} ${url}${detail ? `: ${detail}` : ''}`,
  notHal: (url: string) => `What answers at ${url} is no Pact Broker.`,
  noLink: (rel: string, where: string) => `This Pact Broker does not offer ${rel} ${where}. It may be too old.`,
  elsewhere: (rel: string, origin: string) =>
    `${rel} leads to ${origin}, where the credentials do not belong. Set the broker's base URL (PACT_BROKER_BASE_URL there).`,
  inIndex: 'in its index',
  ofPact: (service: string) => `for the pact with ${service}`,
  published: (service: string, version: string) => `Published: the pact with ${service}, version ${version}`,
  verified: (service: string, version: string, success: boolean) =>
    `Published: ${service} ${version} ${success ? 'keeps' : 'breaks'} it`,
  deployed: (pacticipant: string, version: string, environment: string) =>
    `Recorded: ${pacticipant} ${version} runs in ${environment}`,
  noEnvironment: (pacticipant: string, environment: string) =>
    `The Pact Broker knows no environment ${environment} for ${pacticipant}.`,
  noBroker: 'Nothing was published: PACT_BROKER_BASE_URL is not set. Without a broker the committed matrix is asked.',
  noRevision: 'The revision is not known: say --version, or run it in a git checkout.',
  stale: 'The matrix does not know the pacts of the working tree. Run `npm run pact:record` first.',
  publishUsage: 'npm run pact:publish -- [--version VERSION] [--branch BRANCH]',
} as const;
