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
    storefront: 'its requests would be refused, or responses lack what it needs',
    general: 'clients that follow the contract may break, the storefront does not',
    safe: 'no client that follows the contract can break',
  } satisfies Record<Grade, string>,
  heading: (from: string, to: string) => `Contract changes from ${from} to ${to}`,
  none: 'No contract changes.',
  verdict: { true: 'The published storefront breaks.', false: 'The published storefront keeps working.' },
  line: (line: number, name: string) => `line ${line} of ${name}`,
  workingTree: 'the working tree',
  calls: 'Calls',
  affected: 'Affects the storefront in',
  others: (count: number) => `and ${count} more`,
  open: 'Open',
  usage: `npm run contract:changes -- --from REVISION [--to REVISION] [--format FORMAT]

Compares two versions of openapi.yaml, and says what the changes break.
  --from REVISION  a Git revision, or a file
  --to REVISION    a Git revision, or a file (openapi.yaml of the working tree)
  --format FORMAT  text, json or markdown (text)

Exit code 0: the published storefront keeps working; 1: it breaks; 2: nothing was compared.`,
  noFrom: 'No revision given. Use --from REVISION.',
  unknownFormat: (format: string) => `Unknown format "${format}". Use text, json or markdown.`,
  noSuchRevision: (name: string) => `"${name}" is neither a file nor a Git revision.`,
  notInRevision: (name: string, file: string) => `The revision ${name} has no ${file}.`,
  unreadable: (name: string, reason: string) => `Cannot read ${name}: ${reason}`,
  noContract: (name: string) => `${name} is not an OpenAPI contract: it has no paths.`,
} as const;

/** Describes a change. */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'call-added':
      return 'new call';
    case 'call-removed':
      return 'call removed';
    case 'renamed':
      return 'operationId changed';
    case 'moved':
      return `moved here from ${effect.from}`;
    case 'token-wanted':
      return 'now needs a token';
    case 'token-dropped':
      return 'no longer needs a token';
    case 'base-moved':
      return `base URL moved from ${effect.from} to ${effect.to}`;
    case 'parameter-added':
      return effect.isRequired ? 'new parameter, required' : 'new parameter, optional';
    case 'parameter-removed':
      return 'parameter removed';
    case 'status-added':
      return 'new status';
    case 'status-removed':
      return 'status removed';
    case 'body-added':
      return 'now takes a body';
    case 'body-removed':
      return 'no longer takes a body';
    case 'media-added':
      return `also as ${effect.media}`;
    case 'media-removed':
      return `no longer as ${effect.media}`;
    case 'header-added':
      return `new header ${effect.header}`;
    case 'header-changed':
      return `header ${effect.header} changed`;
    case 'header-removed':
      return `header ${effect.header} removed`;
    case 'field-added':
      return effect.isRequired ? 'new field, required' : 'new field, optional';
    case 'field-removed':
      return 'field removed';
    case 'now-required':
      return 'now required';
    case 'now-optional':
      return 'now optional';
    case 'closed':
      return 'now refuses unknown fields';
    case 'opened':
      return 'now accepts unknown fields';
    case 'types':
      return `type changed from ${types(effect.from)} to ${types(effect.to)}`;
    case 'values':
      return `allowed values changed from ${list(effect.from)} to ${list(effect.to)}`;
    case 'limit':
      return `${effect.keyword} changed from ${limit(effect.from)} to ${limit(effect.to)}`;
    case 'keyword':
      return `${effect.keyword} changed`;
  }
}

/** For example `response 200: each > token`. */
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
      return `response ${of.status}`;
  }
}
