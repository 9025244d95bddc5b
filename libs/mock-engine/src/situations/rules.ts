import type { Contract, CurrentContract } from '../contract/contract.ts';
import { Refusal } from '../contract/problem.ts';
import type { FaultSource, Rule, Situation } from './fault-effect.ts';
import { readLatency } from './latency.ts';
import type { Override } from './override.ts';
import { overrideRule, type OverrideRule } from './override-rule.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Creates rules from the contract and its situations. */
export type Rules = ReturnType<typeof createRules>;

/** By name, or how they follow from a contract. */
export type Situations =
  | Readonly<Record<string, Situation>>
  | ((contract: Contract) => Readonly<Record<string, Situation>>);

/** Delays every response of a world. @param text see {@link readLatency} @throws Refusal */
export function latencyRule(text: string): Rule {
  const latency = readLatency(text);
  if (!latency) throw new Refusal(400, messages.latency);
  return { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } };
}

export function createRules(current: CurrentContract, given: Situations) {
  let made: { contract: Contract; situations: Readonly<Record<string, Situation>> } | undefined;
  function all(): Readonly<Record<string, Situation>> {
    if (typeof given !== 'function') return given;
    const contract = current();
    if (made?.contract !== contract) made = { contract, situations: given(contract) };
    return made.situations;
  }

  function situation(name: string): Rule {
    const situations = all();
    const found = Object.hasOwn(situations, name) ? situations[name] : undefined;
    if (!found) throw new Refusal(400, messages.unknownSituation(name));
    return { id: name, ...found, source: { situation: name } };
  }

  return {
    get situations(): Readonly<Record<string, Situation>> {
      return all();
    },
    /** @throws Refusal when there is no such situation */
    situation,
    /** @throws Refusal when the contract has no such operation, or no response for the override */
    override(given: Override, id?: string): OverrideRule {
      const contract = current();
      const rule = overrideRule(contract, given, id);
      const { body, patch } = given;
      const [stale] = rule.fit(contract).stale.filter(
        // An override with a body or patch of its own is allowed although the contract lacks its status or field.
        ({ field }) =>
          field === 'operation' || (body === undefined && patch === undefined && !field.startsWith('when')),
      );
      if (stale) throw new Refusal(400, stale.detail, [stale]);
      return rule;
    },
    /** A rule as it was stored; an override stays when the contract no longer has it. @throws Refusal */
    stored(source: FaultSource): Rule {
      if ('situation' in source) return situation(source.situation);
      if ('latency' in source) return latencyRule(source.latency);
      const { id, ...override } = source;
      return overrideRule(current(), override, id);
    },
  };
}
