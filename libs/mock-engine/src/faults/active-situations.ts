import { HttpError } from '../http/problem.ts';
import type { Random } from '../store/random.ts';
import { StorageFailure, type Table } from '../store/rows.ts';
import { chance, type FaultEffect, type Rule, type RuleSource, type Target } from './fault.ts';

/** The combined failure of one request, and its causes. */
export interface ActiveFault extends FaultEffect {
  /** Ids of the rules that apply. */
  readonly appliedRules: readonly string[];
}

export interface ActiveRule {
  readonly rule: Rule;
  /** Remaining requests; undefined until switched off. */
  remaining: number | undefined;
  /** Requests that it affected since the server started. */
  count: number;
}

/** The active rules of a world. */
export type ActiveSituations = ReturnType<typeof activeSituations>;

/** An active rule as it is kept, under its id. */
export interface StoredRule {
  readonly source: RuleSource;
  readonly remaining?: number | undefined;
}

export const effectNames = ['respond', 'change', 'latency', 'bytesPerSecond', 'connection', 'variant'] as const;

/** Whether a rule has a part in the combined effect; a later one may hide it. */
const hasPart = (rule: Rule, effects: Rule) =>
  effectNames.some((name) => rule[name] !== undefined && rule[name] === effects[name]);

/**
 * @param stored keeps the rules that have a source
 * @param random used by rules that apply to one request in so many
 * @param ruleOf creates a stored rule; one that it refuses, since it no longer exists, is left out
 */
export function activeSituations(stored: Table<StoredRule>, random: Random, ruleOf: (source: RuleSource) => Rule) {
  const rules = new Map<string, ActiveRule>();
  for (const { source, remaining } of stored.all()) {
    try {
      const rule = ruleOf(source);
      rules.set(rule.id, { rule, remaining, count: 0 });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }

  function switchOn(rule: Rule, remaining?: number): void {
    switchOff(rule.id);
    if (rule.source) stored.put(rule.id, { source: rule.source, remaining });
    rules.set(rule.id, { rule, remaining, count: 0 });
  }

  /** A full disk costs the count after a restart, not the request. */
  function count(active: ActiveRule): void {
    const { rule, remaining } = active;
    active.count += 1;
    if (remaining === undefined) return;
    active.remaining = remaining - 1;
    try {
      if (active.remaining === 0) switchOff(rule.id);
      else if (rule.source) stored.put(rule.id, { source: rule.source, remaining: active.remaining });
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
  }

  function switchOff(id: string): boolean {
    const wasOn = rules.delete(id);
    stored.delete(id);
    return wasOn;
  }

  function applies({ calls, path, matches, oneIn }: Rule, target: Target): boolean {
    const { operationId = '', path: requested } = target;
    const isInScope = matches ? matches(target) : calls ? calls.includes(operationId) : (path?.test(requested) ?? true);
    return isInScope && (oneIn === undefined || chance(random) * oneIn < 1);
  }

  return {
    list: (): readonly Readonly<ActiveRule>[] => [...rules.values()],
    /** @param remaining number of requests after which it is switched off automatically */
    switchOn,
    /** @returns whether it was active */
    switchOff,
    clear(): void {
      for (const id of rules.keys()) switchOff(id);
    },
    /**
     * The failure of a request, which counts towards the limits of its rules.
     *
     * @param overrides rules from the request's own headers
     */
    faultOf(target: Target, overrides: readonly Rule[] = []): ActiveFault | undefined {
      if (rules.size === 0 && overrides.length === 0) return undefined;
      const own = [...rules.values()].filter(({ rule }) => applies(rule, target));
      const matching = [...own.map(({ rule }) => rule), ...overrides.filter((rule) => applies(rule, target))];
      if (matching.length === 0) return undefined;
      // On conflict the rule that was switched on last wins.
      const effects = Object.assign({}, ...matching) as Rule;
      const effective = matching.filter((rule) => hasPart(rule, effects));
      for (const one of own) if (effective.includes(one.rule)) count(one);
      return { ...effects, appliedRules: effective.map(({ id }) => id) };
    },
  };
}
