import { Refusal } from '../http/problem.ts';
import type { Random } from '../store/random.ts';
import type { Table } from '../store/rows.ts';
import { StorageFailure } from '../store/storage-errors.ts';
import type { FaultEffect, Rule, RuleSource, Target } from './fault-effect.ts';
import { chance } from './latency.ts';

/** The combined failure of one request, and its causes. */
export interface ActiveFault extends FaultEffect {
  /** Ids of the rules that apply. */
  readonly because: readonly string[];
  /** Does not count the request: it was refused whatever the situation. */
  giveBack(this: void): void;
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
      if (!(error instanceof Refusal)) throw error;
    }
  }

  function switchOn(rule: Rule, remaining?: number): void {
    for (const [id, one] of rules) if (one.remaining === 0 || id === rule.id) switchOff(id);
    if (rule.source) stored.put(rule.id, { source: rule.source, remaining });
    rules.set(rule.id, { rule, remaining, count: 0 });
  }

  function count(active: ActiveRule, requests: 1 | -1): void {
    const { rule } = active;
    active.count += requests;
    if (active.remaining === undefined) return;
    const remaining = active.remaining - requests;
    active.remaining = remaining;
    // One that was switched off meanwhile stays off.
    if (rule.source && rules.get(rule.id) === active) keepCount(rule.id, { source: rule.source, remaining });
  }

  /** A full disk costs the count after a restart, not the request. */
  function keepCount(id: string, rule: StoredRule): void {
    try {
      stored.put(id, rule);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
  }

  function switchOff(id: string): boolean {
    stored.delete(id);
    return rules.delete(id);
  }

  function applies({ calls, path, matches, oneIn }: Rule, target: Target): boolean {
    const { operationId = '', path: requested } = target;
    const isInScope = matches ? matches(target) : calls ? calls.includes(operationId) : (path?.test(requested) ?? true);
    return isInScope && (oneIn === undefined || chance(random) * oneIn < 1);
  }

  // A rule without remaining requests stays until the next is switched on, because one may be given back.
  const active = () => [...rules.values()].filter(({ remaining }) => remaining !== 0);

  return {
    list: active as () => readonly Readonly<ActiveRule>[],
    /** @param remaining number of requests after which it is switched off automatically */
    switchOn,
    /** @returns whether it was active */
    switchOff,
    clear(): void {
      for (const id of rules.keys()) switchOff(id);
    },
    /**
     * The failure of a request, which counts towards the limits of its rules, unless it is given back.
     *
     * @param overrides rules from the request's own headers
     */
    faultOf(target: Target, overrides: readonly Rule[] = []): ActiveFault | undefined {
      if (rules.size === 0 && overrides.length === 0) return undefined;
      const own = active().filter(({ rule }) => applies(rule, target));
      const matching = [...own.map(({ rule }) => rule), ...overrides.filter((rule) => applies(rule, target))];
      if (matching.length === 0) return undefined;
      // On conflict the rule that was switched on last wins.
      const effects = Object.assign({}, ...matching) as Rule;
      const effective = matching.filter((rule) => hasPart(rule, effects));
      const counted = own.filter(({ rule }) => effective.includes(rule));
      for (const one of counted) count(one, 1);
      const giveBack = () => counted.forEach((one) => count(one, -1));
      return { ...effects, because: effective.map(({ id }) => id), giveBack };
    },
  };
}
