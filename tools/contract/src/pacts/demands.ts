import { contentOf, type Interaction, type MatchingRule } from './read-pacts.ts';

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What the storefront needs in one place of an answer. */
export interface Demand {
  /** Field by field from the top; `*` stands for every entry of a list. */
  readonly place: readonly string[];
  readonly type: JsonType;
  /** It must not be empty. */
  readonly isFilled: boolean;
  /** It must be this very value. */
  readonly equals?: unknown;
  /** It must match this expression. */
  readonly regex?: string;
}

/**
 * Everything that an interaction needs of its answer's body, place by place: what the storefront reads, as loosely as
 * it does.
 */
export function demandsOf({ response }: Interaction): Demand[] {
  if (!response.body) return [];
  const rules = Object.fromEntries(
    Object.entries(response.matchingRules?.body ?? {}).map(([path, rule]) => [path.replace(/\[\d+\]/g, '[*]'), rule]),
  );
  const demands = new Map<string, Demand>();

  (function walk(value: unknown, place: readonly string[], inherited: readonly MatchingRule[]): void {
    const own = rules[expressionOf(place)]?.matchers;
    const matchers = own ?? inherited;
    demands.set(place.join('\n'), demand(value, place, matchers));
    // As in Pact, what is agreed by type is agreed so all the way down.
    const below = matchers.filter(({ match }) => match === 'type');
    const children = Array.isArray(value) ? value.map((item: unknown) => ['*', item] as const) : entriesOf(value);
    for (const [name, child] of children) walk(child, [...place, name], below);
  })(contentOf(response.body), [], []);
  return [...demands.values()];
}

function demand(value: unknown, place: readonly string[], matchers: readonly MatchingRule[]): Demand {
  const regex = matchers.find(({ match }) => match === 'regex')?.regex;
  const isExact = matchers.length === 0 || matchers.some(({ match }) => match === 'equality');
  const isContainer = typeof value === 'object' && value !== null;
  return {
    place,
    type: matchers.some(({ match }) => match === 'integer') ? 'integer' : typeOf(value),
    isFilled: matchers.some(({ match }) => match === 'notEmpty'),
    ...(isExact && !isContainer ? { equals: value } : {}),
    ...(regex === undefined ? {} : { regex }),
  };
}

/** Pact writes places as JSONPath. */
function expressionOf(place: readonly string[]): string {
  return place.reduce((path, name) => {
    if (name === '*') return `${path}[*]`;
    return /^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`;
  }, '$');
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
}
