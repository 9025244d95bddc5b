import { parsedJson } from '../json.ts';
import { parametersIn } from '../openapi.ts';
import { demandsOf, jsonOf, typeOf, type Demand, type Interaction } from '../pacts/pacts.ts';
import { accepts } from './compare-limits.ts';
import type { Difference, Effect } from './difference.ts';

/**
 * - `storefront`: breaks the published storefront: its requests are refused, or responses lack what it needs.
 * - `general`: may break other clients that follow the contract.
 * - `safe`: cannot break a client that follows the contract.
 */
export type Grade = 'storefront' | 'general' | 'safe';

export interface Graded {
  readonly grade: Grade;
  /** The storefront's interactions that the change affects. */
  readonly affected: readonly Interaction[];
}

/**
 * Grades a difference. Allowing more in requests or less in responses is safe, the opposite breaks a client. Whether it
 * breaks the storefront follows from its pacts: what it sends, and what it needs of a response.
 */
export function gradeOf(difference: Difference, interactions: readonly Interaction[]): Graded {
  const isBreaking = breaksAnyClient(difference);
  // A removed refusal breaks only a client whose pact expects it.
  if (!isBreaking && difference.effect.kind !== 'status-removed') return { grade: 'safe', affected: [] };

  const affects = difference.of.part === 'answer' ? affectsAnswer : affectsRequest;
  const affected = interactions
    .filter(({ comments }) => comments.operationId === difference.operationId)
    .filter((interaction) => affects(difference, interaction));
  if (affected.length > 0) return { grade: 'storefront', affected };
  return { grade: isBreaking ? 'general' : 'safe', affected };
}

function breaksAnyClient({ of, effect, sense }: Difference): boolean {
  // Not sent, but generated clients use the name.
  if (effect.kind === 'renamed') return true;
  return sense === 'both' || sense === (of.part === 'answer' ? 'looser' : 'tighter');
}

/** An interaction with this status or a higher one expects a refusal, for whatever reason. */
const REFUSED = 400;

/** Whether an interaction's request may now be refused. */
function affectsRequest(difference: Difference, interaction: Interaction): boolean {
  const { of, effect, field } = difference;
  switch (effect.kind) {
    case 'call-removed':
    case 'moved':
      return true;
    case 'token-wanted':
      return !Object.keys(interaction.request.headers ?? {}).some((name) => name.toLowerCase() === 'authorization');
    // Not sent, or configured at run time.
    case 'renamed':
    case 'base-moved':
      return false;
    default:
      break;
  }
  if (interaction.response.status >= REFUSED) return false;
  if (of.part === 'parameter') return concerns(effect, parametersOf(difference, interaction));
  const { body } = interaction.request;
  if (!body) return effect.kind === 'now-required' || effect.kind === 'body-added';
  if (effect.kind === 'media-removed' || effect.kind === 'body-removed') return true;

  const content = jsonOf(body);
  const isNewRequirement = effect.kind === 'now-required' || effect.kind === 'field-added';
  return isNewRequirement
    ? valuesAt(content, field.slice(0, -1)).some((parent) => !has(parent, field.at(-1)))
    : concerns(effect, valuesAt(content, field));
}

/** Whether the effect concerns one of the values that are sent. */
function concerns(effect: Effect, sent: readonly unknown[]): boolean {
  switch (effect.kind) {
    case 'parameter-added':
    case 'now-required':
      return sent.length === 0;
    case 'types':
      return sent.some((value) => !accepts(effect.to, Number.isInteger(value) ? 'integer' : typeOf(value)));
    case 'values':
      return sent.some((value) => effect.to && !effect.to.includes(value));
    case 'closed':
      return false;
    default:
      return sent.length > 0;
  }
}

/** The values that the storefront sends at a path, from its examples. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  if (name === '(JSON)') return valuesAt(parsedJson(String(value)), rest);
  return has(value, name) ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

const has = (value: unknown, name: string | undefined) =>
  typeof value === 'object' && value !== null && name !== undefined && Object.hasOwn(value, name);

function parametersOf({ of, address }: Difference, { request }: Interaction): readonly string[] {
  if (of.part !== 'parameter') return [];
  if (of.in === 'query') return request.query?.[of.name] ?? [];
  if (of.in === 'header') return request.headers?.[of.name] ?? [];

  const found = parametersIn(address.replace(/^\S+ /, ''), request.path)?.[of.name];
  return found === undefined ? [] : [found];
}

/** Whether an interaction needs something that the response may no longer have. */
function affectsAnswer({ of, field, effect }: Difference, interaction: Interaction): boolean {
  const { response } = interaction;
  if (of.part !== 'answer' || of.status !== response.status) return false;

  switch (effect.kind) {
    case 'status-removed':
      return true;
    case 'media-removed':
      return headerOf(interaction, 'content-type').some((media) => media.startsWith(effect.media));
    case 'header-changed':
    case 'header-removed':
      return headerOf(interaction, effect.header).length > 0;
    default:
      return demandsOf(interaction).some(
        (demand) => isAt(demand, field) && mayViolate(effect, demand, demand.place.length === field.length),
      );
  }
}

function headerOf({ response }: Interaction, name: string): readonly string[] {
  const entry = Object.entries(response.headers ?? {}).find(([header]) => header.toLowerCase() === name.toLowerCase());
  return entry?.[1] ?? [];
}

/** At the path, or below it. */
const isAt = ({ place }: Demand, field: readonly string[]) => field.every((name, index) => place[index] === name);

function mayViolate(effect: Effect, demand: Demand, isExactlyThere: boolean): boolean {
  if (effect.kind === 'field-removed' || effect.kind === 'now-optional') return true;
  if (!isExactlyThere) return false;

  switch (effect.kind) {
    case 'types':
      return effect.to.length === 0 || effect.to.some((type) => !accepts([demand.type], type));
    case 'values':
      return effect.to === undefined ? needsContent(demand) : effect.to.some((value) => !matchesContent(demand, value));
    case 'limit':
      if (effect.keyword === 'minLength')
        return needsContent(demand) || (demand.isFilled && Number(effect.to ?? 0) === 0);
      return needsContent(demand);
    case 'keyword':
      return true;
    default:
      return false;
  }
}

/** Whether it needs a certain content, and not only a type. */
const needsContent = (demand: Demand) => 'equals' in demand || demand.regex !== undefined;

function matchesContent(demand: Demand, value: unknown): boolean {
  if ('equals' in demand) return demand.equals === value;
  if (demand.regex !== undefined) return typeof value === 'string' && new RegExp(demand.regex).test(value);
  return !demand.isFilled || value !== '';
}
