import type { Call } from '../document/calls.ts';
import { newTable, printJson } from '../http/json.ts';
import type { Masks } from '../http/mask.ts';
import { checkResponse } from '../samples/declared-response.ts';
import { secretFieldsOf } from '../schema/direction.ts';

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
export interface ServedRequest extends Omit<LoggedRequest, 'id' | 'at' | 'operationId' | 'violations'> {
  /** Undefined for extra routes and unknown paths. */
  readonly call: Call | undefined;
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

interface LogEntry {
  /** With the secrets of its URL. */
  readonly request: LoggedRequest;
  readonly masks: Masks;
  /** Masked when somebody looks at it; a long one at once, of which only the beginning is kept. */
  readonly details: Details | (() => Details);
}

const withoutSecrets = ({ request, masks }: LogEntry): LoggedRequest => ({ ...request, url: masks.url(request.url) });

type Listener = (request: LoggedRequest, body: () => unknown) => void;

/** The latest requests. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/** @param reportViolation called for every request with contract violations */
export function createRequestLog(reportViolation: (request: LoggedRequest) => void) {
  /** Newest last. */
  const entries: LogEntry[] = [];
  let lastId = 0;
  let coverage: ContractCoverage = { operations: newTable(), violations: 0 };
  const listeners = new Set<Listener>();
  return {
    /** @param masks of the contract that the request was served by */
    add(masks: Masks, served: ServedRequest): void {
      const { world, method, url, call, status, ms, appliedRules } = served;
      if (call) {
        const statuses = (coverage.operations[call.id] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const violations = violationsOf(served);
      const about = { world, method, url, operationId: call?.id, status, ms, appliedRules, violations };
      const masked = () => maskedDetails(masks, served);
      const entry = {
        request: { id: ++lastId, at: Date.now(), ...about },
        masks,
        details: served.bodySize > KEPT_LENGTH ? masked() : masked,
      };
      entries.push(entry);
      // The end of a test looks for those that broke the contract: up to half of the log is theirs.
      const isDropped = ({ request }: LogEntry, index: number) => request.violations.length === 0 || index >= LIMIT / 2;
      const dropped = entries.length > LIMIT ? entries.findIndex(isDropped) : -1;
      // A splice of the first one would move all others.
      if (dropped === 0) entries.shift();
      else if (dropped > 0) entries.splice(dropped, 1);
      for (const listener of listeners) listener(withoutSecrets(entry), () => masked().request);
      if (violations.length === 0) return;
      coverage.violations += 1;
      reportViolation(withoutSecrets(entry));
    },
    /** Newest last. */
    list: ({ world }: { world?: string | undefined } = {}): LoggedRequest[] =>
      entries.filter(({ request }) => world === undefined || request.world === world).map(withoutSecrets),
    /** A request with headers and bodies; undefined when it is no longer kept. */
    find(id: number): (LoggedRequest & Details) | undefined {
      const entry = entries.find(({ request }) => request.id === id);
      if (!entry) return undefined;
      const { details } = entry;
      return { ...withoutSecrets(entry), ...(typeof details === 'function' ? details() : details) };
    },
    coverage: (): Readonly<ContractCoverage> => coverage,
    listen: (listener: Listener) => void listeners.add(listener),
    unlisten: (listener: Listener) => void listeners.delete(listener),
    clear(): void {
      entries.length = 0;
      coverage = { operations: newTable(), violations: 0 };
    },
  };
}

/** Contract violations of lists that stay the same. */
const checkedLists = new WeakMap<object, { readonly call: Call; readonly violations: readonly string[] }>();

function violationsOf(served: ServedRequest): readonly string[] {
  const { call, status, isForced, requestViolations, responseViolations } = served;
  if (!call || status === NO_RESPONSE || isForced) return responseViolations ?? [];
  const violations = responseViolations ?? checkOnce(call, served);
  return requestViolations ? [...requestViolations, ...violations] : violations;
}

function checkOnce(call: Call, { status, response, isCacheable }: ServedRequest) {
  const list = isCacheable ? (response as object | undefined) : undefined;
  const known = list && checkedLists.get(list);
  if (known?.call === call) return known.violations;
  const violations = checkResponse(call, status, response);
  if (list) checkedLists.set(list, { call, violations });
  return violations;
}

/** A cacheable list is whole, because many requests share it. */
function maskedDetails(masks: Masks, sent: ServedRequest): Details {
  const secretFields = sent.call && secretFieldsOf(sent.call);
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
