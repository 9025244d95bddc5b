import type { Contract } from '../contract/contract.ts';
import type { ProblemField } from '../contract/problem.ts';
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

export type RuleReading = { ok: true; rule: Rule } | { ok: false; detail: string; errors?: ProblemField[] };

/** Creates rules from a contract and its situations. */
export interface Rules {
  readonly situations: Readonly<Record<string, Situation>>;
  situation(name: string): RuleReading;
  /**
   * Forces a call to respond with an example of the contract.
   *
   * @param example the example's name; by default the first one of the status
   */
  forcedResponse(call: string, status: number, example?: string): RuleReading;
  /** An override, refused when the contract has no such operation or no response for it. */
  override(override: Override, id?: string): { ok: true; rule: OverrideRule } | Extract<RuleReading, { ok: false }>;
  /** An override as it is stored: one that the contract no longer knows stays. */
  storedOverride(override: Override, id?: string): OverrideRule;
  /** What the contract does not have of an override, and how its response violates the contract. */
  check(override: Override): { stale: ProblemField[]; violations: readonly string[] };
}

type Situations = Readonly<Record<string, Situation>>;

const refuse = (detail: string): RuleReading => ({ ok: false, detail });

/** Delays every response of a world. @param text see {@link readLatency} */
export function latencyRule(text: string): RuleReading {
  const latency = readLatency(text);
  if (!latency) return refuse(messages.latency);
  return { ok: true, rule: { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } } };
}

/** Creates the rule of a stored situation, latency or override. */
export function faultRule(source: FaultSource, rules: Rules): RuleReading {
  if ('situation' in source) return rules.situation(source.situation);
  if ('latency' in source) return latencyRule(source.latency);
  const { id, ...override } = source;
  return { ok: true, rule: rules.storedOverride(override, id) };
}

/** @param given the situations, or how they follow from the contract as it is */
export function createRules(contract: Contract, given: Situations | (() => Situations)): Rules {
  const all = () => (typeof given === 'function' ? given() : given);
  const rules: Rules = {
    get situations() {
      return all();
    },
    situation(name) {
      const situations = all();
      const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
      if (!situation) return refuse(messages.unknownSituation(name));
      return { ok: true, rule: { id: name, ...situation, source: { situation: name } } };
    },
    forcedResponse: (operation, status, example) => rules.override({ operation, status, example }),
    override(override, id) {
      const { body, patch } = override;
      const [stale] = staleFields(contract, override).filter(
        // What is there to send stays possible.
        ({ field }) =>
          field === 'operation' || (body === undefined && patch === undefined && !field.startsWith('when')),
      );
      if (stale) return { ok: false, detail: stale.detail, errors: [stale] };
      return { ok: true, rule: overrideRule(contract, override, id) };
    },
    storedOverride: (override, id) => overrideRule(contract, override, id),
    check: (override) => ({
      stale: staleFields(contract, override),
      violations: overrideViolations(contract, override),
    }),
  };
  return rules;
}
