import { callOf, forStatus, type Contract } from '../contract/contract.ts';
import type { FaultEffect, FaultScope, Situation } from './fault-effect.ts';
import { readLatency } from './latency.ts';
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

/** What was switched on, as plain data. */
export type RuleSource =
  FaultSource | { readonly recording: string; readonly isStrict: boolean; readonly har: unknown };

export type FaultSource =
  | { readonly situation: string }
  | { readonly latency: string }
  | { readonly operation: string; readonly status: number; readonly example?: string | undefined };

export type RuleReading = { ok: true; rule: Rule } | { ok: false; detail: string };

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
}

const refuse = (detail: string): RuleReading => ({ ok: false, detail });

/** Delays every response of a world. @param text see {@link readLatency} */
export function latencyRule(text: string): RuleReading {
  const latency = readLatency(text);
  if (!latency) return refuse(messages.latency);
  return { ok: true, rule: { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } } };
}

/** Creates the rule of a situation, a latency or a forced response. */
export function faultRule(source: FaultSource, rules: Rules): RuleReading {
  if ('situation' in source) return rules.situation(source.situation);
  if ('latency' in source) return latencyRule(source.latency);
  return rules.forcedResponse(source.operation, source.status, source.example);
}

export function createRules(contract: Contract, situations: Readonly<Record<string, Situation>>): Rules {
  return {
    situations,
    situation(name) {
      const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
      if (!situation) return refuse(messages.unknownSituation(name));
      return { ok: true, rule: { id: name, ...situation, source: { situation: name } } };
    },
    forcedResponse: (call, status, example) => forcedResponseRule(contract, call, status, example),
  };
}

function forcedResponseRule(contract: Contract, id: string, status: number, example?: string): RuleReading {
  if (!Object.hasOwn(contract.calls, id)) return refuse(messages.unknownCall(id));
  const { responses } = callOf(contract, id);
  const media = forStatus(responses, status);
  if (media === undefined) return refuse(messages.undeclaredStatus(id, Object.keys(responses)));

  const examples = forStatus(contract.examples[id], status) ?? {};
  const name = example ?? Object.keys(examples)[0];
  const isKnown = name === undefined || Object.hasOwn(examples, name);
  if (!isKnown || (name === undefined && media !== 'none')) {
    return refuse(messages.unknownExample(id, status, Object.keys(examples)));
  }
  const body = name === undefined ? undefined : examples[name];
  return {
    ok: true,
    rule: {
      id: [id, status, ...(example === undefined ? [] : [example])].join(':'),
      title: `${id} responds ${status}${name === undefined ? '' : ` (${name})`}`,
      calls: [id],
      respond: () => ({ status, body }),
      source: { operation: id, status, example },
    },
  };
}
