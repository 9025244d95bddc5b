import { contentOf, type Interaction } from '../pacts/read-pacts.ts';
import { parametersIn } from '../path-template.ts';
import { accepts } from './compare-limits.ts';
import type { Difference, Effect } from './difference.ts';

/** Below it, a request was meant to be taken; what is meant to be refused may be refused for one reason more. */
const REFUSED = 400;

/** Whether an interaction's request may no longer be taken. */
export function touchesRequest(difference: Difference, interaction: Interaction): boolean {
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

  const content = contentOf(body);
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
      return sent.some((value) => !accepts(effect.to, typeOf(value)));
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
  if (name === '(JSON)') return valuesAt(parsed(value), rest);
  return has(value, name) ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

const has = (value: unknown, name: string | undefined) =>
  typeof value === 'object' && value !== null && name !== undefined && Object.hasOwn(value, name);

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

function parametersOf({ of, address }: Difference, { request }: Interaction): readonly string[] {
  if (of.part !== 'parameter') return [];
  if (of.in === 'query') return request.query?.[of.name] ?? [];
  if (of.in === 'header') return request.headers?.[of.name] ?? [];

  const found = parametersIn(address.replace(/^\S+ /, ''), request.path)?.[of.name];
  return found === undefined ? [] : [found];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
