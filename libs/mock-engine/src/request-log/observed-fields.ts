/** Per request or response; the contract's largest has forty. */
const FIELDS_LIMIT = 1000;

/** The key of a call's request among its statuses. */
const REQUEST = 'request';

type FieldNames = (body: unknown) => readonly string[];
type Listen = (listener: (call: Call, bodies: { request: unknown; response: unknown }) => void) => void;

interface Call {
  readonly operationId: string | undefined;
  readonly status: number;
}

/** Fields seen in requests and responses, by call and by `request` or status. */
export type ObservedFields = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Collects the fields of requests and responses, which costs time and is rarely needed. */
export function fieldObserver(listen: Listen) {
  const calls = new Map<string, Map<string, Set<string>>>();
  /** The last body by call and status: a list is read once. */
  const last = new Map<string, unknown>();
  let isStarted = false;

  function observe(call: string, part: string, body: unknown, fieldNames: FieldNames): void {
    const key = `${call} ${part}`;
    if (last.get(key) === body) return;
    last.set(key, body);
    const parts = calls.get(call) ?? new Map<string, Set<string>>();
    const names = parts.get(part) ?? new Set<string>();
    calls.set(call, parts.set(part, names));
    for (const name of fieldNames(body)) if (names.size < FIELDS_LIMIT) names.add(name);
  }

  return {
    start(fieldNames: FieldNames): void {
      if (isStarted) return;
      isStarted = true;
      listen(({ operationId, status }, { request, response }) => {
        if (!operationId) return;
        observe(operationId, REQUEST, request, fieldNames);
        observe(operationId, String(status), response, fieldNames);
      });
    },
    /** Empty before the start. */
    observed: (): ObservedFields =>
      Object.fromEntries(
        [...calls].map(([call, parts]) => [
          call,
          Object.fromEntries([...parts].map(([part, names]) => [part, [...names].sort()])),
        ]),
      ),
  };
}
