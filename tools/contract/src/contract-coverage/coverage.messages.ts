export const coverageMessages = {
  noPact: (call: string) => `${call}: no pact asks for it`,
  nothingUsed: (call: string) =>
    `${call}: openapi.yaml does not say which answers the storefront uses (x-used-by-storefront)`,
  undeclared: (call: string, status: number) =>
    `${call} ${status}: marked as used in openapi.yaml, and not declared there`,
  noInteraction: (call: string, answer: string) => `${call} ${answer}: used by the storefront, and no pact accepts it`,
  request: 'request',
  legend:
    '● in a pact   ○ in traffic only   · in neither   (…) not used by the storefront   n/m fields met of those declared',
  calls: (covered: number, all: number) => `${covered} of ${all} calls are in the pacts.`,
  answers: (covered: number, all: number) => `${covered} of ${all} answers that the storefront uses are in the pacts.`,
  statuses: (seen: number, all: number) => `${seen} of ${all} declared statuses were answered in traffic.`,
  fields: (covered: number, all: number) => `${covered} of ${all} fields are in a pact or were seen in traffic.`,
  nothingMissing: 'Nothing that the storefront uses is missing from the pacts.',
  missing: 'Missing from the pacts:',
} as const;
