import type { Exchange } from './exchange.ts';
import type { Bodies, RequestLog } from './request-log.ts';

/** Of a request or an answer; the contract's largest has forty. */
const FIELDS_LIMIT = 1000;

/** Names a call's request among its answers. */
const REQUEST = 'request';

type FieldNames = (body: unknown) => readonly string[];
type Parts = Map<string, Set<string>>;

/** Fields that requests and answers had, by call and by `request` or the answer's status. */
export type ObservedFields = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Notes {
  readonly calls: Map<string, Parts>;
  /** By call and status: a list that does not change is looked at once. */
  readonly last: Map<string, unknown>;
}

/** Not part of the request log itself: it costs time, and few want to know. */
const notesOf = new WeakMap<RequestLog, Notes>();

/** From now on it is noted which fields requests and answers have. */
export function noteFields(requestLog: RequestLog, fieldNames: FieldNames): void {
  if (notesOf.has(requestLog)) return;
  const notes: Notes = { calls: new Map(), last: new Map() };
  notesOf.set(requestLog, notes);
  requestLog.listen((exchange, bodies) => note(notes, exchange, bodies, fieldNames));
}

/** What was noted, or nothing when nobody asked for it. */
export function fieldsNoted(requestLog: RequestLog): ObservedFields {
  const { calls } = notesOf.get(requestLog) ?? { calls: new Map<string, Parts>() };
  return Object.fromEntries(
    [...calls].map(([call, parts]) => [
      call,
      Object.fromEntries([...parts].map(([part, names]) => [part, [...names].sort()])),
    ]),
  );
}

function note(
  { calls, last }: Notes,
  { operationId, status }: Exchange,
  { request, answer }: Bodies,
  fieldNames: FieldNames,
): void {
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
