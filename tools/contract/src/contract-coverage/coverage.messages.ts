export const coverageMessages = {
  noPact: (call: string) => `${call}: no pact asks for it`,
  nothingUsed: (call: string) =>
    `${call}: openapi.yaml does not say which answers the storefront uses (x-used-by-storefront)`,
  undeclared: (call: string, status: number) =>
    `${call} ${status}: marked as used in openapi.yaml, and not declared there`,
  noInteraction: (call: string, status: number, example: string | undefined) =>
    `${call} ${status}${example === undefined ? '' : ` ${example}`}: used by the storefront, and no pact is content with it`,
  title: 'The contract in pacts and traffic',
  lead: 'Every call of openapi.yaml, what it may answer, and who has met it.',
  calls: (covered: number, all: number) => `${covered} of ${all} calls are in the pacts.`,
  answers: (covered: number, all: number) => `${covered} of ${all} answers that the storefront uses are in the pacts.`,
  statuses: (seen: number, all: number) => `${seen} of ${all} declared statuses were answered in traffic.`,
  fields: (covered: number, all: number) => `${covered} of ${all} fields are in a pact or were seen in traffic.`,
  missingTitle: 'Missing from the pacts',
  nothingMissing: 'Nothing that the storefront uses is missing from the pacts.',
  unseenTitle: 'Fields that neither a pact names nor traffic showed',
  unseen: (part: string | number, fields: string, calls: readonly string[]) =>
    `${part}: ${fields} (${calls.join(', ')})`,
  everyCall: 'every call',
  legend:
    '● in a pact   ○ in traffic only   · in neither   (…) not used by the storefront   n/m fields met of those declared',
  page: (file: string) => `As a page: ${file}`,
  runs: { pact: 'verified', e2e: 'in the browser' } as Readonly<Record<string, string>>,
  columns: { answer: 'Answer', pacts: 'Pacts', fields: 'Fields' },
  request: 'request',
  notUsed: 'not used by the storefront',
  inPact: 'in a pact',
  inTraffic: 'in traffic',
  inNeither: 'in neither',
} as const;
