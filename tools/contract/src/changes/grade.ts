import type { Interaction } from '../pacts/read-pacts.ts';
import type { Difference } from './difference.ts';
import { touchesAnswer } from './touches-answer.ts';
import { touchesRequest } from './touches-request.ts';

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
