import { parsedJson } from '../json.ts';
import { parametersIn } from '../openapi.ts';
import { demandsOf, jsonOf, typeOf, type Demand, type Interaction } from '../pacts/pacts.ts';
import { accepts } from './compare-limits.ts';
import type { Difference, Effect } from './difference.ts';

/**
 * - `storefront`: the published storefront no longer works with it: it sends what is refused, or is not given what it needs.
 * - `general`: some client that keeps to the contract may break, though the storefront does not.
 * - `safe`: no client that keeps to the contract can notice.
 */
export type Grade = 'storefront' | 'general' | 'safe';

export interface Graded {
  readonly grade: Grade;
  /** What the storefront asks that meets the change. */
  readonly touched: readonly Interaction[];
}

/**
 * How bad a difference is. Requests may allow more, answers less; the other way round breaks somebody. Whether it breaks the
 * storefront is read off its pacts: what it sends, and what it needs for an answer.
 */
export function gradeOf(difference: Difference, interactions: readonly Interaction[]): Graded {
  const isBreaking = breaksSomebody(difference);
  // A refusal that is gone breaks nobody by itself, but for who has agreed on being refused so.
  if (!isBreaking && difference.effect.kind !== 'status-removed') return { grade: 'safe', touched: [] };

  const touches = difference.of.part === 'answer' ? touchesAnswer : touchesRequest;
  const touched = interactions
    .filter(({ comments }) => comments.operationId === difference.operationId)
    .filter((interaction) => touches(difference, interaction));
  if (touched.length > 0) return { grade: 'storefront', touched };
  return { grade: isBreaking ? 'general' : 'safe', touched };
}

function breaksSomebody({ of, effect, sense }: Difference): boolean {
  // The name of a call is nothing that travels, yet generated clients go by it.
  if (effect.kind === 'renamed') return true;
  return sense === 'both' || sense === (of.part === 'answer' ? 'looser' : 'tighter');
}

/** Below it, a request was meant to be taken; what is meant to be refused may be refused for one reason more. */
const REFUSED = 400;

/** Whether an interaction's request may no longer be taken. */
function touchesRequest(difference: Difference, interaction: Interaction): boolean {
  const { of, effect, field } = difference;
  switch (effect.kind) {
    case 'call-removed':
    case 'moved':
      return true;
    case 'token-wanted':
      return !Object.keys(interaction.request.headers ?? {}).some((name) => name.toLowerCase() === 'authorization');
    // Nothing that travels changes, or the storefront is told of it at run time.
    case 'renamed':
    case 'base-moved':
      return false;
    default:
      break;
  }
  if (interaction.response.status >= REFUSED) return false;
  if (of.part === 'parameter') return meets(effect, parametersOf(difference, interaction));
  const { body } = interaction.request;
  if (!body) return effect.kind === 'now-required' || effect.kind === 'body-added';
  if (effect.kind === 'media-removed' || effect.kind === 'body-removed') return true;

  const content = jsonOf(body);
  const isNewDemand = effect.kind === 'now-required' || effect.kind === 'field-added';
  return isNewDemand
    ? valuesAt(content, field.slice(0, -1)).some((parent) => !has(parent, field.at(-1)))
    : meets(effect, valuesAt(content, field));
}

/** Whether one of the values that are sent meets the effect. */
function meets(effect: Effect, sent: readonly unknown[]): boolean {
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

/** What the storefront sends in a place: the values of its examples. */
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

/** Whether an interaction needs what an answer may no longer give. */
function touchesAnswer({ of, field, effect }: Difference, interaction: Interaction): boolean {
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
        (demand) => isAt(demand, field) && mayDisappoint(effect, demand, demand.place.length === field.length),
      );
  }
}

function headerOf({ response }: Interaction, name: string): readonly string[] {
  const entry = Object.entries(response.headers ?? {}).find(([header]) => header.toLowerCase() === name.toLowerCase());
  return entry?.[1] ?? [];
}

/** In the place, or below it. */
const isAt = ({ place }: Demand, field: readonly string[]) => field.every((name, index) => place[index] === name);

function mayDisappoint(effect: Effect, demand: Demand, isExactlyThere: boolean): boolean {
  if (effect.kind === 'field-removed' || effect.kind === 'now-optional') return true;
  if (!isExactlyThere) return false;

  switch (effect.kind) {
    case 'types':
      return effect.to.length === 0 || effect.to.some((type) => !accepts([demand.type], type));
    case 'values':
      return effect.to === undefined ? isPicky(demand) : effect.to.some((value) => !isContent(demand, value));
    case 'limit':
      if (effect.keyword === 'minLength') return isPicky(demand) || (demand.isFilled && Number(effect.to ?? 0) === 0);
      return isPicky(demand);
    case 'keyword':
      return true;
    default:
      return false;
  }
}

/** Content matters to it, and not only the type. */
const isPicky = (demand: Demand) => 'equals' in demand || demand.regex !== undefined;

function isContent(demand: Demand, value: unknown): boolean {
  if ('equals' in demand) return demand.equals === value;
  if (demand.regex !== undefined) return typeof value === 'string' && new RegExp(demand.regex).test(value);
  return !demand.isFilled || value !== '';
}
