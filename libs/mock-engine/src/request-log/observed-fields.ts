import type { Exchange } from './exchange.ts';
import type { Bodies, RequestLog } from './request-log.ts';

/** Per request or response; the contract's largest has forty. */
const FIELDS_LIMIT = 1000;

/** The key of a call's request among its statuses. */
const REQUEST = 'request';

type FieldNames = (body: unknown) => readonly string[];
type Parts = Map<string, Set<string>>;

/** Fields seen in requests and responses, by call and by `request` or status. */
export type ObservedFields = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Observation {
  readonly calls: Map<string, Parts>;
  /** The last body by call and status: a frozen list is read once. */
  readonly last: Map<string, unknown>;
}

/** Separate from the request log, because it costs time and is rarely needed. */
const observations = new WeakMap<RequestLog, Observation>();

/** Starts to collect the fields of requests and responses. */
export function observeFields(requestLog: RequestLog, fieldNames: FieldNames): void {
  if (observations.has(requestLog)) return;
  const observation: Observation = { calls: new Map(), last: new Map() };
  observations.set(requestLog, observation);
  requestLog.listen((exchange, bodies) => observe(observation, exchange, bodies, fieldNames));
}

/** The collected fields; empty before {@link observeFields}. */
export function observedFields(requestLog: RequestLog): ObservedFields {
  const { calls } = observations.get(requestLog) ?? { calls: new Map<string, Parts>() };
  return Object.fromEntries(
    [...calls].map(([call, parts]) => [
      call,
      Object.fromEntries([...parts].map(([part, names]) => [part, [...names].sort()])),
    ]),
  );
}

function observe(
  { calls, last }: Observation,
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
