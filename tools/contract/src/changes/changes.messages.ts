import type { Difference, Effect, PartOfCall, Values } from './difference.ts';
import type { Grade } from './grade.ts';

const list = (values: Values) =>
  values === undefined ? 'anything' : values.map((value) => JSON.stringify(value)).join(', ');
const types = (names: readonly string[]) => (names.length === 0 ? 'anything' : names.join(' or '));
const limit = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

export const changesMessages = {
  grades: {
    storefront: 'Breaks the published storefront',
    general: 'Breaks other clients',
    safe: 'Safe',
  } satisfies Record<Grade, string>,
  gradeMeanings: {
    storefront: 'it sends what would be refused, or is not given what it needs',
    general: 'somebody who keeps to the contract may; the storefront does not notice',
    safe: 'nobody who keeps to the contract can notice',
  } satisfies Record<Grade, string>,
  heading: (from: string, to: string) => `The contract from ${from} to ${to}`,
  none: 'Nothing that travels has changed.',
  verdict: { true: 'The published storefront breaks.', false: 'The published storefront goes on working.' },
  line: (line: number, name: string) => `line ${line} of ${name}`,
  workingTree: 'the working tree',
  calls: 'Calls',
  touched: 'The storefront meets it in',
  others: (count: number) => `and in ${count} more`,
  open: 'Open',
  usage: [
    'npm run contract:changes -- --from <git revision or file> [--to <git revision or file>] [--format text|json|markdown]',
    '  Without --to, the openapi.yaml of the working tree. Exit code 0: the storefront goes on working; 1: it breaks; 2: not compared.',
  ].join('\n'),
  noFrom: 'Say what to compare with: --from.',
  unknownFormat: (format: string) => `There is no format "${format}": text, json or markdown.`,
  noSuchRevision: (name: string) => `"${name}" is neither a file nor a revision that git knows here.`,
  notInRevision: (name: string, file: string) => `The revision ${name} has no ${file}.`,
  unreadable: (name: string, reason: string) => `${name} is not YAML: ${reason}`,
  noContract: (name: string) => `${name} is no OpenAPI contract: it has no paths.`,
} as const;

/** What became of one thing, as a part of a sentence. */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'call-added':
      return 'new call';
    case 'call-removed':
      return 'the call is gone';
    case 'renamed':
      return 'the call has another operationId';
    case 'moved':
      return `moved here from ${effect.from}`;
    case 'token-wanted':
      return 'wants a token now';
    case 'token-dropped':
      return 'wants no token any more';
    case 'base-moved':
      return `its base moved from ${effect.from} to ${effect.to}`;
    case 'parameter-added':
      return effect.isRequired ? 'new parameter, required' : 'new parameter, optional';
    case 'parameter-removed':
      return 'the parameter is gone';
    case 'status-added':
      return 'new status';
    case 'status-removed':
      return 'the status is gone';
    case 'body-added':
      return 'takes a body now';
    case 'body-removed':
      return 'takes no body any more';
    case 'media-added':
      return `also as ${effect.media}`;
    case 'media-removed':
      return `no longer as ${effect.media}`;
    case 'header-added':
      return `new header ${effect.header}`;
    case 'header-changed':
      return `the header ${effect.header} is of another kind`;
    case 'header-removed':
      return `the header ${effect.header} is gone`;
    case 'field-added':
      return effect.isRequired ? 'new field, required' : 'new field, optional';
    case 'field-removed':
      return 'the field is gone';
    case 'now-required':
      return 'required now';
    case 'now-optional':
      return 'may be missing now';
    case 'closed':
      return 'refuses unknown fields now';
    case 'opened':
      return 'takes unknown fields now';
    case 'types':
      return `type ${types(effect.from)} became ${types(effect.to)}`;
    case 'values':
      return `allowed values were ${list(effect.from)}, are ${list(effect.to)}`;
    case 'limit':
      return `${effect.keyword} was ${limit(effect.from)}, is ${limit(effect.to)}`;
    case 'keyword':
      return `${effect.keyword} changed; which way is not judged`;
  }
}

/** `answer 200, items > token`. */
export function describePlace(of: PartOfCall, field: Difference['field']): string {
  const part = describePart(of);
  const names = field.map((name) => (name === '*' ? 'each' : name));
  return names.length === 0 ? part : `${part}: ${names.join(' > ')}`;
}

function describePart(of: PartOfCall): string {
  switch (of.part) {
    case 'call':
      return 'call';
    case 'body':
      return 'request body';
    case 'parameter':
      return `${of.in} parameter ${of.name}`;
    case 'answer':
      return `answer ${of.status}`;
  }
}
