import type { Contract } from '../contract/contract.ts';
import { Refusal } from '../contract/refusal.ts';
import type { FaultEffect, FaultScope, Situation } from './fault-effect.ts';
import { readLatency } from './latency.ts';
import { overrideRule, overrideViolations, staleFields, type Override } from './override.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Something that can be switched on: a situation, a forced response, a latency, a recording. */
export interface Rule extends FaultScope, FaultEffect {
  /** The situation's name, or for example `getProduct:503` or `latency:250`; unique among the active rules. */
  readonly id: string;
  readonly title: string;
  /** What it is created from after a restart; without it the rule is not stored. */
  readonly source?: RuleSource | undefined;
  /** A copy with fresh state, for a copied world; omitted by stateless rules. */
  readonly renew?: () => Rule;
}

/** An override as a rule; it stays when the contract changes. */
export interface OverrideRule extends Rule {
  readonly override: Override;
}

export const isOverride = (rule: Rule): rule is OverrideRule => 'override' in rule;

/** What was switched on, as plain data. */
export type RuleSource =
  FaultSource | { readonly recording: string; readonly isStrict: boolean; readonly har: unknown };

export type FaultSource =
  { readonly situation: string } | { readonly latency: string } | (Override & { readonly id?: string | undefined });

/** Creates rules from a contract and its situations. */
export type Rules = ReturnType<typeof createRules>;

type Situations = Readonly<Record<string, Situation>>;

/** Delays every response of a world. @param text see {@link readLatency} @throws Refusal */
export function latencyRule(text: string): Rule {
  const latency = readLatency(text);
  if (!latency) throw new Refusal(400, messages.latency);
  return { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } };
}

/** Creates the rule of a stored situation, latency or override. @throws Refusal */
export function faultRule(source: FaultSource, rules: Rules): Rule {
  if ('situation' in source) return rules.situation(source.situation);
  if ('latency' in source) return latencyRule(source.latency);
  const { id, ...override } = source;
  return rules.storedOverride(override, id);
}

/** @param given the situations, or how they follow from the contract as it is */
export function createRules(contract: Contract, given: Situations | (() => Situations)) {
  const all = () => (typeof given === 'function' ? given() : given);
  return {
    get situations(): Situations {
      return all();
    },
    /** @throws Refusal when there is no such situation */
    situation(name: string): Rule {
      const situations = all();
      const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
      if (!situation) throw new Refusal(400, messages.unknownSituation(name));
      return { id: name, ...situation, source: { situation: name } };
    },
    /** @throws Refusal when the contract has no such operation, or no response for the override */
    override(override: Override, id?: string): OverrideRule {
      const { body, patch } = override;
      const [stale] = staleFields(contract, override).filter(
        // What is there to send stays possible.
        ({ field }) =>
          field === 'operation' || (body === undefined && patch === undefined && !field.startsWith('when')),
      );
      if (stale) throw new Refusal(400, stale.detail, [stale]);
      return overrideRule(contract, override, id);
    },
    /** An override as it is stored: one that the contract no longer knows stays. */
    storedOverride: (override: Override, id?: string): OverrideRule => overrideRule(contract, override, id),
    /** What the contract does not have of an override, and how its response violates the contract. */
    check: (override: Override) => ({
      stale: staleFields(contract, override),
      violations: overrideViolations(contract, override),
    }),
  };
}
