import { parseJson } from '@shop/domain/json/parse-json';
import { FIRST_REFUSAL, type Mismatch } from '../pacts/compare-pacts.ts';
import { jsonOf, type Interaction } from '../pacts/pacts.ts';
import { effects } from './changes.messages.ts';
import type { Difference, Grade } from './difference.ts';

/**
 * Grades a difference. Allowing more in requests or less in responses is safe, the opposite breaks a client. It breaks the
 * storefront when a pact that fitted the contract no longer does, or when a rule changed for what a pact sends.
 *
 * @param mismatches of the storefront's pacts with the newer contract, and not with the older
 */
export function gradeOf(
  difference: Difference,
  interactions: readonly Interaction[],
  mismatches: readonly Mismatch[],
): { grade: Grade; affected: readonly Interaction[] } {
  const { operationId, of, sense, isRule, what } = difference;
  if (sense === 'name') return { grade: 'general', affected: [] };
  const isOfResponse = of.part === 'response' || of.part === 'header';
  const isBreaking = sense === 'both' || sense === (isOfResponse ? 'looser' : 'tighter');
  // A removed refusal breaks only a client whose pact expects it.
  if (!isBreaking && what !== effects.statusRemoved) return { grade: 'safe', affected: [] };

  const affected = interactions.filter(
    (interaction) =>
      interaction.comments.operationId === operationId &&
      (mismatches.some((one) => one.interaction === interaction && concerns(difference, one)) ||
        (isRule && !isOfResponse && sends(difference, interaction))),
  );
  if (affected.length > 0) return { grade: 'storefront', affected };
  return { grade: isBreaking ? 'general' : 'safe', affected };
}

/** Whether a mismatch is in the part that differs. */
function concerns({ of, field }: Difference, { interaction, inPact, what }: Mismatch): boolean {
  const [side, part, ...inside] = inPact;
  if (side !== ('status' in of ? 'response' : 'request')) return false;
  if (of.part === 'call') return part !== 'body';
  if (of.part === 'parameter') return of.in === 'path' ? part === 'path' : inside.includes(of.name);
  if ('status' in of && of.status !== interaction?.response.status) return false;
  if (of.part === 'header') return part === 'headers' && inside[0]?.toLowerCase() === of.name.toLowerCase();
  if (field.length === 0) return part !== 'path';

  const place = inside.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('\n');
  // A missing or unknown field is reported at the object that should have it.
  const isParent = place === field.slice(0, -1).join('\n');
  return `${place}\n`.startsWith(`${field.join('\n')}\n`) || (isParent && what.includes(field.at(-1) ?? ''));
}

/** Whether an interaction sends such a value, of which its example is one of many. */
function sends({ of, field }: Difference, { request, response }: Interaction): boolean {
  if (response.status >= FIRST_REFUSAL) return false;
  if (of.part === 'parameter') return of.in === 'path' || of.name in { ...request.query, ...request.headers };
  return request.body !== undefined && isIn(jsonOf(request.body), field);
}

function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (name === '(JSON)') return isIn(parseJson(String(value)), rest);
  if (typeof value !== 'object' || value === null) return false;
  if (name === '*') return Object.values(value).some((item) => isIn(item, rest));
  return Object.hasOwn(value, name) && isIn((value as Record<string, unknown>)[name], rest);
}
