import { demandsOf, type Demand } from '../pacts/demands.ts';
import type { Interaction } from '../pacts/read-pacts.ts';
import { accepts } from './compare-limits.ts';
import type { Difference, Effect } from './difference.ts';

/** Whether an interaction needs what an answer may no longer give. */
export function touchesAnswer({ of, field, effect }: Difference, interaction: Interaction): boolean {
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
