import type { Contract } from '../document/contract.ts';
import { newTable } from '../http/call.ts';
import { checkResponse } from '../samples/declared-response.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { printJson } from '../store/exact-json.ts';

// What was requested: the latest requests with their responses, without secrets, and counts for the contract coverage.
// Each is checked against the contract when it is added, and masked when somebody looks at it. A real API is recorded
// by real-api-rule.ts, which har.ts writes; read-har.ts and replay-rule.ts replay it.

/** The logged status when there was no response. */
export const NO_RESPONSE = 0;

/** A request and its response as lists show them, without secrets. */
export interface LoggedRequest {
  /** Counts from 1 across all worlds. */
  readonly id: number;
  /** Milliseconds since 1970 by the machine's clock, not the world's. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  readonly url: string;
  /** Undefined for extra routes and unknown paths. */
  readonly operationId: string | undefined;
  /** {@link NO_RESPONSE} when a situation broke the connection or the client disconnected. */
  readonly status: number;
  /** Milliseconds that the engine took, delays included. */
  readonly ms: number;
  /** Ids of the situations and forced responses that affected it. */
  readonly appliedRules: readonly string[];
  /** Contract violations of request and response. Forced and missing responses are not checked. */
  readonly violations: readonly string[];
}

/** Headers and bodies of a request and its response, without secrets. */
export interface Details {
  /** A JSON value, or its beginning as text when it is long; null without a body. */
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request and its response, with secrets and not checked yet. */
export interface ServedRequest extends Omit<LoggedRequest, 'id' | 'at' | 'violations'> {
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers;
  /** The response is a list that stays the same. */
  readonly isCacheable?: boolean | undefined;
  /** Characters of both bodies as JSON. */
  readonly bodySize: number;
  /** Contract violations of the request; undefined when it is valid. */
  readonly requestViolations: readonly string[] | undefined;
  /** A situation replaced the response, which is then not checked. */
  readonly isForced: boolean;
  /** Contract violations of the response, when already checked, as a real API's. */
  readonly responseViolations: readonly string[] | undefined;
}

/** What was requested since the server started or the log was cleared. */
export interface ContractCoverage {
  /** Number of responses by call and status; {@link NO_RESPONSE} is one, too. */
  readonly operations: Record<string, Record<number, number>>;
  /** Requests with contract violations. */
  violations: number;
}

/** Of all worlds; more would make the console's list unreadable. */
const LIMIT = 1000;

/** In characters of JSON; enough for a list of a hundred records. */
const KEPT_LENGTH = 64 * 1024;

/** Masked when somebody looks at it; a long one at once, of which only the beginning is kept. */
type LogEntry = readonly [LoggedRequest, Details | (() => Details)];

type Listener = (request: LoggedRequest, body: () => unknown) => void;

/** The latest requests. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/** @param reportViolation called for every request with contract violations */
export function createRequestLog(reportViolation: (request: LoggedRequest) => void) {
  /** Newest last. */
  const entries: LogEntry[] = [];
  let lastId = 0;
  let coverage: ContractCoverage = { operations: newTable(), violations: 0 };
  const listeners: Listener[] = [];
  return {
    add(contract: Contract, served: ServedRequest): void {
      const { world, method, operationId, status, ms, appliedRules } = served;
      if (operationId !== undefined) {
        const statuses = (coverage.operations[operationId] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const [url, violations] = [contract.masks.url(served.url), violationsOf(contract, served)];
      const id = ++lastId;
      const request = { id, at: Date.now(), world, method, url, operationId, status, ms, appliedRules, violations };
      const masked = () => maskedDetails(contract, served);
      entries.push([request, served.bodySize > KEPT_LENGTH ? masked() : masked]);
      // The end of a test looks for those that broke the contract: up to half of the log is theirs.
      const isDropped = ([one]: LogEntry, index: number) => one.violations.length === 0 || index >= LIMIT / 2;
      const dropped = entries.length > LIMIT ? entries.findIndex(isDropped) : -1;
      // A splice of the first one would move all others.
      if (dropped === 0) entries.shift();
      else if (dropped > 0) entries.splice(dropped, 1);
      for (const listener of listeners) listener(request, () => masked().request);
      if (violations.length === 0) return;
      coverage.violations += 1;
      reportViolation(request);
    },
    /** Newest last. */
    list: ({ world }: { world?: string | undefined } = {}): LoggedRequest[] =>
      entries.map(([request]) => request).filter((one) => world === undefined || one.world === world),
    /** A request with headers and bodies; undefined when it is no longer kept. */
    find(id: number): (LoggedRequest & Details) | undefined {
      const [request, details] = entries.find(([one]) => one.id === id) ?? [];
      return request && details && { ...request, ...(typeof details === 'function' ? details() : details) };
    },
    coverage: (): Readonly<ContractCoverage> => coverage,
    listen: (listener: Listener) => void listeners.push(listener),
    clear(): void {
      entries.length = 0;
      coverage = { operations: newTable(), violations: 0 };
    },
  };
}

/** Contract violations of lists that stay the same. */
const checkedLists = new WeakMap<object, { readonly contract: Contract; readonly violations: readonly string[] }>();

function violationsOf(contract: Contract, served: ServedRequest): readonly string[] {
  const { operationId, status, isForced, requestViolations, responseViolations } = served;
  if (operationId === undefined || status === NO_RESPONSE || isForced) return responseViolations ?? [];
  const violations = responseViolations ?? checkOnce(contract, operationId, served);
  return requestViolations ? [...requestViolations, ...violations] : violations;
}

function checkOnce(contract: Contract, operationId: string, { status, response, isCacheable }: ServedRequest) {
  const list = isCacheable ? (response as object | undefined) : undefined;
  const known = list && checkedLists.get(list);
  if (known?.contract === contract) return known.violations;
  const violations = checkResponse(contract, operationId, status, response);
  if (list) checkedLists.set(list, { contract, violations });
  return violations;
}

/** A cacheable list is whole, because many requests share it. */
function maskedDetails(contract: Contract, sent: ServedRequest): Details {
  const { masks } = contract;
  const secretFields = secretFieldsOf(contract, sent.operationId);
  const forLog = (body: unknown, isWhole = false): unknown => {
    if (body === undefined || body === null) return null;
    const masked = masks.body(body, secretFields);
    const json = isWhole ? '' : printJson(masked);
    return json.length > KEPT_LENGTH ? cutOff(json) : masked;
  };
  return {
    request: forLog(sent.request),
    response: forLog(sent.response, sent.isCacheable),
    requestHeaders: masks.headers(sent.requestHeaders),
    responseHeaders: masks.headers(sent.responseHeaders),
  };
}

/** Through bytes: a slice would keep the whole text in memory. */
function cutOff(json: string): string {
  const beginning = new TextDecoder().decode(new TextEncoder().encode(json.slice(0, KEPT_LENGTH)));
  return `${beginning}… [cut off: ${beginning.length} of ${json.length} characters are kept]`;
}
