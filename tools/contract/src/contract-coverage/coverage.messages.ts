export const coverageMessages = {
  noPact: (call: string) => `${call}: in no pact`,
  nothingUsed: (call: string) => `${call}: x-used-by-storefront is missing in openapi.yaml`,
  undeclared: (call: string, status: number) => `${call} ${status}: marked as used in openapi.yaml, but not declared`,
  noInteraction: (call: string, response: string) =>
    `${call} ${response}: used by the storefront, but accepted by no pact`,
  legend: '● in a pact   ○ in traffic only   · in neither   (…) not used by the storefront',
  calls: (covered: number, all: number) => `${covered} of ${all} calls are in the pacts.`,
  responses: (covered: number, all: number) =>
    `${covered} of ${all} responses that the storefront uses are in the pacts.`,
  statuses: (seen: number, all: number) => `${seen} of ${all} declared statuses were seen in traffic.`,
  nothingMissing: 'The pacts cover everything that the storefront uses.',
  missing: 'Missing from the pacts:',
} as const;
