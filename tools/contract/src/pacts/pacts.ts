import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pactFolder } from '../contract.ts';
import { ContractError } from '@shop/mock-engine/document/document';

export interface MatchingRule {
  readonly match: string;
  readonly regex?: string;
  readonly min?: number;
}

/** A request of the storefront, and what it needs of the response. */
export interface Interaction {
  readonly description: string;
  /** `spec` is the file that defines it. */
  readonly comments: { readonly operationId: string; readonly spec?: string };
  readonly providerStates?: readonly { readonly params?: object }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
    readonly matchingRules?: {
      readonly body?: Readonly<Record<string, { readonly matchers: readonly MatchingRule[] }>>;
    };
  };
}

interface PactBody {
  readonly content: unknown;
  readonly encoded: unknown;
}

/** The interactions of a consumer with one provider. */
export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
}

/** All pacts of the storefront, sorted by file. @throws when there is none */
export function readPacts(): Pact[] {
  const files = readdirSync(pactFolder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (files.length === 0)
    throw new Error(`No pacts found in ${pactFolder}. Write them: npm run pact:update -w @shop/storefront`);
  return files.map((file) => parsePact(readFileSync(join(pactFolder, file), 'utf8')));
}

/** A pact, with a body in bytes as its JSON text, for the comparator. */
export const parsePact = (text: string): Pact => JSON.parse(text, withText) as Pact;

function withText(_: string, value: unknown): unknown {
  const { content, encoded } = { ...(value as Partial<PactBody> | null) };
  return encoded === 'base64' ? { content: atob(String(content)), encoded: 'JSON' } : value;
}

/** The JSON of a body, which a pact may store as text. */
export const jsonOf = ({ content, encoded }: PactBody): unknown =>
  encoded === 'JSON' ? (JSON.parse(String(content)) as unknown) : content;

/** The spec that defines an interaction, relative to the workspace; older pacts do not name it. */
export const specOf = ({ comments }: Interaction): string => comments.spec ?? 'apps/storefront/src';

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What the storefront needs at one path of a response. */
export interface Demand {
  /** Keys from the root; `*` is every item of a list. */
  readonly place: readonly string[];
  readonly type: JsonType;
  /** It must not be empty. */
  readonly isFilled: boolean;
  /** It must equal this value. */
  readonly equals?: unknown;
  /** It must match this expression. */
  readonly regex?: string;
  /** How many items a list must have. */
  readonly entries?: { readonly min: number; readonly max: number };
}

const MATCHERS = ['type', 'equality', 'notEmpty', 'number', 'integer', 'regex'];

/**
 * What an interaction needs of the response body, path by path.
 *
 * @throws ContractError for an unsupported matcher
 */
export function demandsOf({ response }: Interaction): Demand[] {
  if (!response.body) return [];
  const rules = Object.fromEntries(
    Object.entries(response.matchingRules?.body ?? {}).map(([path, rule]) => [path.replace(/\[\d+\]/g, '[*]'), rule]),
  );
  const demands = new Map<string, Demand>();

  (function walk(value: unknown, place: readonly string[], inherited: readonly MatchingRule[]): void {
    const matchers = rules[expressionOf(place)]?.matchers ?? inherited;
    demands.set(place.join('\n'), demand(value, place, matchers));
    // As in Pact, matching by type applies to everything inside.
    const below = matchers.filter(({ match }) => match === 'type').map(({ match }) => ({ match }));
    for (const [name, child] of Object.entries(isContainer(value) ? value : {})) {
      walk(child, [...place, Array.isArray(value) ? '*' : name], below);
    }
  })(jsonOf(response.body), [], []);
  return [...demands.values()];
}

function demand(value: unknown, place: readonly string[], matchers: readonly MatchingRule[]): Demand {
  const unknown = matchers.find(({ match }) => !MATCHERS.includes(match));
  if (unknown) throw new ContractError(`Unsupported matcher "${unknown.match}" in a pact.`);

  const regex = matchers.find(({ match }) => match === 'regex')?.regex;
  const isExact = matchers.length === 0 || matchers.some(({ match }) => match === 'equality');
  return {
    place,
    type: matchers.some(({ match }) => match === 'integer') ? 'integer' : typeOf(value),
    isFilled: matchers.some(({ match }) => match === 'notEmpty'),
    ...(isExact && !isContainer(value) ? { equals: value } : {}),
    ...(regex === undefined ? {} : { regex }),
    ...(Array.isArray(value) ? { entries: entriesOf(value, matchers) } : {}),
  };
}

function entriesOf(list: readonly unknown[], matchers: readonly MatchingRule[]): Demand['entries'] {
  const isLike = matchers.some(({ match }) => match === 'type');
  if (!isLike) return { min: list.length, max: list.length };
  return { min: Math.max(0, ...matchers.map(({ min = 0 }) => min)), max: Infinity };
}

/** The path as JSONPath, as in a pact. */
function expressionOf(place: readonly string[]): string {
  return place.reduce((path, name) => {
    if (name === '*') return `${path}[*]`;
    return /^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`;
  }, '$');
}

/** Whether an interaction accepts a response body; an interaction without a body accepts any. */
export const acceptsResponse = (interaction: Interaction, response: unknown): boolean =>
  demandsOf(interaction).every((demand) => valuesAt(response, demand.place).every((value) => meets(demand, value)));

/** The values at a path; a missing field is `undefined`. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [undefined];
  return valuesAt(isContainer(value) ? (value as Record<string, unknown>)[name] : undefined, rest);
}

function meets(demand: Demand, value: unknown): boolean {
  const { type, isFilled, entries } = demand;
  if (!matchesContent(demand, value)) return false;
  if (type === 'integer' ? !Number.isInteger(value) : typeOf(value) !== type) return false;
  if (isFilled && value === '') return false;
  const { length } = Array.isArray(value) ? value : [];
  return entries === undefined || (length >= entries.min && length <= entries.max);
}

/** Whether a value of a type is allowed by these types; no types allow everything. */
export const accepts = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

/** Whether it needs a certain content, and not only a type. */
export const needsContent = (demand: Demand): boolean => 'equals' in demand || demand.regex !== undefined;

export function matchesContent(demand: Demand, value: unknown): boolean {
  if ('equals' in demand) return demand.equals === value;
  return demand.regex === undefined || new RegExp(demand.regex).test(String(value));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
}
