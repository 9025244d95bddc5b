import { exampleAnswers } from '@shop/api-contract/generated/examples';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import { isSituationName, situations } from '@shop/api-contract/situations';

import { behaviours, type Reach } from './behaviours.ts';
import type { Effects } from './effects.ts';
import { readLatency } from './latency.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Something that goes otherwise than usual: a situation by name, or a tool's own. */
export interface Rule extends Reach, Effects {
  /** The situation's name, or for example `getProduct:503` or `latency:250`. One rule of an id is on at a time. */
  readonly id: string;
  readonly title: string;
}

export type RuleReading = { ok: true; rule: Rule } | { ok: false; detail: string };

const refuse = (detail: string): RuleReading => ({ ok: false, detail });

/** The rule of a situation's name. */
export function situationRule(name: string): RuleReading {
  if (!isSituationName(name)) return refuse(messages.unknownSituation(name));
  return { ok: true, rule: { id: name, title: situations[name].title, ...behaviours[name] } };
}

/** Holds back every answer of a world. @param text as {@link readLatency} reads it */
export function latencyRule(text: string): RuleReading {
  const latency = readLatency(text);
  if (!latency) return refuse(messages.latency);
  return { ok: true, rule: { id: `latency:${text}`, title: `Latency ${text}`, latency } };
}

/**
 * Makes a call answer one of the contract's own examples.
 *
 * @param example the example's name; the status's first one without it
 */
export function forcedAnswerRule(call: string, status: number, example?: string): RuleReading {
  if (!Object.hasOwn(operationTable, call)) return refuse(messages.unknownCall(call));
  const id = call as OperationId;
  const declared: OperationEntry['answers'] = operationTable[id].answers;
  if (declared[status] === undefined) return refuse(messages.undeclaredStatus(id, Object.keys(declared)));

  const examples: Readonly<Record<string, unknown>> = exampleAnswers[id][status] ?? {};
  const name = example ?? Object.keys(examples)[0];
  const isKnown = name === undefined || Object.hasOwn(examples, name);
  if (!isKnown || (name === undefined && declared[status] !== 'none')) {
    return refuse(messages.unknownExample(id, status, Object.keys(examples)));
  }
  const body = name === undefined ? undefined : examples[name];
  return {
    ok: true,
    rule: {
      id: [id, status, ...(example === undefined ? [] : [example])].join(':'),
      title: `${id} answers ${status}${name === undefined ? '' : ` (${name})`}`,
      calls: [id],
      answer: () => ({ status, body }),
    },
  };
}
