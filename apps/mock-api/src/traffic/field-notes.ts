import { REQUEST, type ObservedFields } from '@shop/api-contract/answer-coverage';
import { fieldNames } from '@shop/api-contract/field-names';
import type { OperationId } from '@shop/api-contract/operation';

import type { Exchange } from './exchange.ts';
import type { Bodies, Traffic } from './traffic.ts';

/** Of a request or an answer; the contract's largest has forty. */
const FIELDS_LIMIT = 1000;

type Parts = Map<string, Set<string>>;

interface Notes {
  readonly calls: Map<OperationId, Parts>;
  /** By call and status: a list that does not change is looked at once. */
  readonly last: Map<string, unknown>;
}

/** Not part of the traffic itself: it costs time, and few want to know. */
const notesOf = new WeakMap<Traffic, Notes>();

/** From now on it is noted which fields requests and answers have. */
export function noteFields(traffic: Traffic): void {
  if (notesOf.has(traffic)) return;
  const notes: Notes = { calls: new Map(), last: new Map() };
  notesOf.set(traffic, notes);
  traffic.listen((exchange, bodies) => note(notes, exchange, bodies));
}

/** What was noted, or nothing when nobody asked for it. */
export function fieldsNoted(traffic: Traffic): ObservedFields {
  const { calls } = notesOf.get(traffic) ?? { calls: new Map<OperationId, Parts>() };
  return Object.fromEntries(
    [...calls].map(([call, parts]) => [
      call,
      Object.fromEntries([...parts].map(([part, names]) => [part, [...names].sort()])),
    ]),
  );
}

function note({ calls, last }: Notes, { operationId, status }: Exchange, { request, answer }: Bodies): void {
  if (!operationId) return;
  const parts = calls.get(operationId) ?? new Map<string, Set<string>>();
  calls.set(operationId, parts);
  for (const [part, body] of [
    [REQUEST, request],
    [String(status), answer],
  ] as const) {
    const key = `${operationId} ${part}`;
    if (last.get(key) === body) continue;
    last.set(key, body);
    const names = parts.get(part) ?? new Set<string>();
    parts.set(part, names);
    for (const name of fieldNames(body)) if (names.size < FIELDS_LIMIT) names.add(name);
  }
}
