import type { Difference, Grade } from './difference.ts';

const value = (one: unknown) => (one === undefined ? 'none' : JSON.stringify(one));
const optionality = (isRequired: boolean) => (isRequired ? 'required' : 'optional');

export const changesMessages = {
  grades: {
    storefront: (count) =>
      `Breaks the published storefront (${count}): its requests would be refused, or responses lack what it needs`,
    general: (count) =>
      `Breaks other clients (${count}): clients that follow the contract may break, the storefront does not`,
    safe: (count) => `Safe (${count}): no client that follows the contract can break`,
  } satisfies Record<Grade, (count: number) => string>,
  heading: (from: string, to: string) => `Contract changes from ${from} to ${to}`,
  none: 'No contract changes.',
  verdict: { true: 'The published storefront breaks.', false: 'The published storefront keeps working.' },
  line: (line: number, name: string) => `line ${line} of ${name}`,
  workingTree: 'the working tree',
  affected: (interaction: string) => `Affects the storefront in: "${interaction}"`,
  others: (count: number) => `and ${count} more`,
  open: (file: string) => `Open: ${file}`,
  noSuchRevision: (name: string, file: string) => `"${name}" is neither a file nor a Git revision with ${file}.`,
  unreadable: (name: string, reason: string) => `Cannot read ${name}: ${reason}`,
  noContract: (name: string) => `${name} is not an OpenAPI contract: it has no paths.`,
} as const;

/** What changed. */
export const effects = {
  callAdded: 'new call',
  callRemoved: 'call removed',
  renamed: 'operationId changed',
  moved: (from: string) => `moved here from ${from}`,
  token: (isNeeded: boolean) => (isNeeded ? 'now needs a token' : 'no longer needs a token'),
  baseMoved: (from: string, to: string) => `base URL moved from ${from} to ${to}`,
  parameterAdded: (isRequired: boolean) => `new parameter, ${optionality(isRequired)}`,
  parameterRemoved: 'parameter removed',
  statusAdded: 'new status',
  statusRemoved: 'status removed',
  bodyAdded: () => 'now takes a body',
  bodyRemoved: 'no longer takes a body',
  mediaAdded: (media: string) => `also as ${media}`,
  mediaRemoved: (media: string) => `no longer as ${media}`,
  header: (name: string, change: 'added' | 'changed' | 'removed') =>
    change === 'added' ? `new header ${name}` : `header ${name} ${change}`,
  fieldAdded: (isRequired: boolean) => `new field, ${optionality(isRequired)}`,
  fieldRemoved: 'field removed',
  presence: (isRequired: boolean) => `now ${optionality(isRequired)}`,
  unknownFields: (isClosed: boolean) => `now ${isClosed ? 'refuses' : 'accepts'} unknown fields`,
  type: (types: readonly unknown[] | undefined) => types?.join(' or ') ?? 'anything',
  values: (values: readonly unknown[] | undefined) => values?.map(value).join(', ') ?? 'anything',
  limit: (keyword: string, from: unknown, to: unknown) => `${keyword} changed from ${value(from)} to ${value(to)}`,
  combined: (keyword: string, change: 'added' | 'removed') => `a schema ${change} in ${keyword}`,
  keyword: (keyword: string) => `${keyword} changed`,
};

/** For example `response 200: each > token`. */
export function describePlace({ of, field }: Difference): string {
  const request = of.part === 'parameter' ? `${of.in} parameter ${of.name}` : `request ${of.part}`;
  const part = of.part === 'call' ? of.part : 'status' in of ? `response ${of.status}` : request;
  return [part, field.map((name) => (name === '*' ? 'each' : name)).join(' > ')].filter(Boolean).join(': ');
}
