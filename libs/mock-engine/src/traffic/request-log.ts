import type { Contract } from '../document/contract.ts';
import { checkResponse } from '../samples/declared-response.ts';
import { createContractCoverage } from './contract-coverage.ts';
import { KEPT_LENGTH, maskedDetails, type Details, type SentDetails } from './request-details.ts';

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

/** Of all worlds; more would make the console's list unreadable. */
const LIMIT = 1000;

/** A request and its response, with secrets and not checked yet. */
export interface ServedRequest
  extends
    Pick<LoggedRequest, 'world' | 'method' | 'url' | 'operationId' | 'status' | 'ms' | 'appliedRules'>,
    SentDetails {
  /** Characters of both bodies as JSON. */
  readonly bodySize: number;
  /** Contract violations of the request; undefined when it is valid. */
  readonly requestViolations: readonly string[] | undefined;
  /** A situation replaced the response, which is then not checked. */
  readonly isForced: boolean;
  /** Contract violations of the response, when already checked, as a real API's. */
  readonly responseViolations: readonly string[] | undefined;
}

/** Masked when somebody looks at it; a long one at once, of which only the beginning is kept. */
type Entry = readonly [LoggedRequest, Details | { readonly contract: Contract; readonly served: ServedRequest }];

const none: readonly string[] = [];

type Listener = (request: LoggedRequest, body: () => unknown) => void;

/** The latest requests. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/** @param reportViolation called for every request with contract violations */
export function createRequestLog(reportViolation: (request: LoggedRequest) => void) {
  /** Newest last. */
  const entries: Entry[] = [];
  let lastId = 0;
  const violationsOf = responseChecker();
  const coverage = createContractCoverage();
  const listeners = new Set<Listener>();

  return {
    add(contract: Contract, served: ServedRequest): void {
      const { world, method, operationId, status, ms, appliedRules } = served;
      if (operationId !== undefined) coverage.add(operationId, status);
      const isChecked = operationId !== undefined && status !== NO_RESPONSE && !served.isForced;
      const found = (isChecked && served.requestViolations) || none;
      const others = served.responseViolations ?? (isChecked ? violationsOf(contract, operationId, served) : none);
      const request: LoggedRequest = {
        id: ++lastId,
        at: Date.now(),
        world,
        method,
        url: contract.masks.url(served.url),
        operationId,
        status,
        ms,
        appliedRules,
        violations: found.length === 0 ? others : [...found, ...others],
      };
      const isLong = served.bodySize > KEPT_LENGTH;
      entries.push([request, isLong ? maskedDetails(contract, served) : { contract, served }]);
      if (entries.length > LIMIT) entries.shift();
      for (const listener of listeners) listener(request, () => maskedDetails(contract, served).request);
      if (request.violations.length === 0) return;
      coverage.addViolation();
      reportViolation(request);
    },
    /** Newest last. @param after the last id to skip */
    list: ({ world, after = 0 }: { world?: string | undefined; after?: number | undefined } = {}): LoggedRequest[] =>
      entries
        .map(([request]) => request)
        .filter((one) => one.id > after && (world === undefined || one.world === world)),
    /** A request with headers and bodies; undefined when it is no longer kept. */
    find(id: number): (LoggedRequest & Details) | undefined {
      const [request, kept] = entries.find(([one]) => one.id === id) ?? [];
      return (
        request && kept && { ...request, ...('served' in kept ? maskedDetails(kept.contract, kept.served) : kept) }
      );
    },
    coverage: coverage.get,
    /** @returns removes the listener */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear(): void {
      entries.length = 0;
      coverage.clear();
    },
  };
}

/** Checks responses; a list that stays the same once for each contract. */
function responseChecker() {
  const lists = new WeakMap<object, { contract: Contract; violations: readonly string[] }>();
  return (contract: Contract, operationId: string, { status, response, isCacheable }: ServedRequest) => {
    const list = isCacheable ? (response as object | undefined) : undefined;
    const known = list && lists.get(list);
    if (known?.contract === contract) return known.violations;
    const violations = checkResponse(contract, operationId, status, response);
    if (list) lists.set(list, { contract, violations });
    return violations;
  };
}
