import type { Random } from '../ports/random.ts';
import { TOOLS } from '../contract/world-address.ts';
import type { FaultEffect } from './fault-effect.ts';
import { chance } from './latency.ts';
import type { Rule } from './rules.ts';
import type { Target } from './target.ts';

/** What goes wrong with one request, and because of what. */
export interface ActiveFault extends FaultEffect {
  /** Ids of the rules that touch it. */
  readonly because: readonly string[];
}

export interface ActiveRule {
  readonly rule: Rule;
  /** How many more requests it touches; undefined until it is switched off. */
  readonly remaining: number | undefined;
}

/** What goes wrong in a world at the moment. */
export interface ActiveSituations {
  /** Nothing is on. */
  readonly isQuiet: boolean;
  list(): readonly ActiveRule[];
  /** @param times how many requests it touches before it ends by itself */
  switchOn(rule: Rule, times?: number): void;
  /** @returns whether it was on */
  switchOff(id: string): boolean;
  clear(): void;
  /**
   * The fault of a request, which counts as one of the rules' requests.
   *
   * @param asked rules that the request brings along for itself alone
   */
  faultOf(target: Target, asked?: readonly Rule[]): ActiveFault | undefined;
}

/** @param random decides for rules that touch one request in so many */
export function activeSituations(random: Random): ActiveSituations {
  const rules = new Map<string, { rule: Rule; remaining: number | undefined }>();

  const touches = (rule: Rule, target: Target) =>
    reaches(rule, target) && (rule.oneIn === undefined || chance(random) * rule.oneIn < 1);

  function count(id: string): void {
    const active = rules.get(id);
    if (active?.remaining === undefined) return;
    active.remaining -= 1;
    if (active.remaining === 0) rules.delete(id);
  }

  return {
    get isQuiet() {
      return rules.size === 0;
    },
    list: () => [...rules.values()],
    switchOn: (rule, times) => void rules.set(rule.id, { rule, remaining: times }),
    switchOff: (id) => rules.delete(id),
    clear: () => rules.clear(),
    faultOf(target, asked = []) {
      const met = [...[...rules.values()].map(({ rule }) => rule), ...asked].filter((rule) => touches(rule, target));
      if (met.length === 0) return undefined;
      for (const { id } of met) if (!asked.some((rule) => rule.id === id)) count(id);
      // The last one switched on wins where two say different things of the same.
      const effects = Object.assign({}, ...met) as Rule;
      return { ...effects, because: met.map(({ id }) => id) };
    },
  };
}

function reaches({ calls, path, reaches: decides }: Rule, target: Target): boolean {
  const { operationId, path: asked } = target;
  if (decides) return decides(target);
  if (calls) return operationId !== undefined && calls.includes(operationId);
  // The way to switch it off must stay open.
  return path === undefined ? !asked.startsWith(TOOLS) : path.test(asked);
}
