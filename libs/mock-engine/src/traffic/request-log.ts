import { checkResponse, secretFieldsOf, type Contract } from '../http/contract.ts';
import { createRows, type Rows } from '../store/rows.ts';
import { StorageFailure } from '../store/storage-errors.ts';
import { createCoverage } from './coverage.ts';
import {
  bodySize,
  bodyValue,
  headersSize,
  KEPT_LENGTH,
  maskedDetails,
  type Details,
  type KeptBody,
  type SentDetails,
} from './exchange-details.ts';

/** The logged status when there was no response. */
export const NO_RESPONSE = 0;

/** A request and its response as lists show them, without secrets. */
export interface Exchange {
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
  readonly because: readonly string[];
  /** Contract violations of request and response. Forced and missing responses are not checked. */
  readonly violations: readonly string[];
}

/** An exchange in memory. */
interface Entry {
  readonly exchange: Exchange;
  /** Approximate bytes of memory. */
  readonly size: number;
  /** As they were sent; masked when somebody looks at them, or once they are stored. */
  details: Details | (() => Details);
}

/** Of each world; more would make the console's list unreadable. */
const EXCHANGES_LIMIT = 1000;
/** All worlds together. */
const LOG_BYTES_LIMIT = 32 * 1024 * 1024;
/** Approximate bytes of an exchange besides its bodies, URL and headers. */
const EXCHANGE_BYTES = 2048;

/** A request and its response, not checked yet. */
export interface LoggedRequest
  extends Pick<Exchange, 'world' | 'method' | 'url' | 'operationId' | 'status' | 'ms' | 'because'>, SentDetails {
  /** Characters of both bodies as JSON. */
  readonly bodySize: number;
  /** Contract violations of the request; undefined when it is valid. */
  readonly requestViolations: readonly string[] | undefined;
  /** A situation replaced the response, which is then not checked. */
  readonly isForced: boolean;
  /** The response is a list that stays the same: it is checked and kept once. */
  readonly isCacheable?: boolean | undefined;
  /** Contract violations of the response, when already checked, as a real API's. */
  readonly responseViolations: readonly string[] | undefined;
}

const none: readonly string[] = [];

type Listener = (exchange: Exchange, request: () => unknown) => void;

/** The latest requests of each world. */
export type RequestLog = ReturnType<typeof createRequestLog>;

/**
 * @param reportViolation called for every exchange with contract violations
 * @param rows where it is stored; in memory without them
 */
export function createRequestLog(reportViolation: (exchange: Exchange) => void, rows?: Rows) {
  const { table, change } = rows ?? createRows();
  const stored = table<Exchange & Details>('exchange');
  const storedLists = table<unknown>('list');
  const lists = new Map(storedLists.keys().map((key) => [key, storedLists.get(key)]));
  /** By the key of the list, for the contract that they were last checked with. */
  const listViolations = new Map<string, readonly string[]>();
  let checkedBy: Contract | undefined;
  /** Of each world, newest last. */
  const entries = new Map<string, Entry[]>();
  let bytes = 0;
  let lastId = 0;
  let isChanged = false;
  const coverage = createCoverage();
  const listeners = new Set<Listener>();

  /** The key of a list that stays the same, which is kept and checked once. */
  function keyOfList(
    contract: Contract,
    { isCacheable, operationId, status, response, responseHeaders }: LoggedRequest,
  ) {
    if (!isCacheable || !operationId) return undefined;
    if (checkedBy !== contract) listViolations.clear();
    checkedBy = contract;
    const key = `${operationId} ${String(responseHeaders['etag'])}`;
    if (!listViolations.has(key)) {
      lists.set(key, contract.masks.body(response, secretFieldsOf(contract, operationId)));
      listViolations.set(key, checkResponse(contract, operationId, status, response));
    }
    return key;
  }

  function add(contract: Contract, logged: LoggedRequest): void {
    const { masks } = contract;
    const { world, method, operationId, status, ms, because, isForced, response } = logged;
    coverage.add(logged);
    const isChecked = operationId !== undefined && status !== NO_RESPONSE && !isForced;
    const listKey = keyOfList(contract, logged);
    const requestViolations = (isChecked && logged.requestViolations) || none;
    const responseViolations =
      logged.responseViolations ??
      (isChecked
        ? (listViolations.get(listKey ?? '') ?? checkResponse(contract, operationId, status, response))
        : none);
    const exchange: Exchange = {
      id: ++lastId,
      at: Date.now(),
      world,
      method,
      url: masks.url(logged.url),
      operationId,
      status,
      ms,
      because,
      violations: requestViolations.length === 0 ? responseViolations : [...requestViolations, ...responseViolations],
    };
    const details = () => maskedDetails(masks, logged, listKey, secretFieldsOf(contract, operationId));
    // Of a long body, only the beginning is kept.
    const cut = logged.bodySize > KEPT_LENGTH ? details() : undefined;
    const bodies = cut ? bodySize(cut.request) + bodySize(cut.response) : logged.bodySize;
    const size = EXCHANGE_BYTES + exchange.url.length + headersSize(logged.requestHeaders) + bodies;
    const entry: Entry = { exchange, size, details: cut ?? details };
    keep(entry);
    isChanged = true;
    for (const listener of listeners) listener(exchange, () => bodyValue(detailsOf(entry).request, lists));
    if (exchange.violations.length === 0) return;
    coverage.addViolation();
    reportViolation(exchange);
  }

  function keep(entry: Entry): void {
    const { world } = entry.exchange;
    const kept = entries.get(world) ?? [];
    entries.set(world, kept);
    kept.push(entry);
    bytes += entry.size;
    if (kept.length > EXCHANGES_LIMIT) dropFirst(kept);
    while (bytes > LOG_BYTES_LIMIT) dropFirst(oldest());
  }

  function dropFirst(kept: Entry[]): void {
    const dropped = kept.shift();
    if (!dropped) return;
    bytes -= dropped.size;
    if (kept.length === 0) entries.delete(dropped.exchange.world);
  }

  /** The entries of the world that has the oldest one. */
  function oldest(): Entry[] {
    const first = ([entry]: Entry[]) => entry?.exchange.id ?? Infinity;
    return [...entries.values()].reduce((one, other) => (first(one) < first(other) ? one : other));
  }

  /** Of all worlds, newest last. */
  const all = () => [...entries.values()].flat().sort((one, other) => one.exchange.id - other.exchange.id);

  /** Stores the lists of these entries, and forgets the others. */
  function saveLists(kept: readonly Entry[]): void {
    const bodies = kept.map((entry) => detailsOf(entry).response);
    const used = new Set(bodies.map((body) => body && 'listKey' in body && body.listKey));
    for (const key of storedLists.keys()) if (!used.has(key)) storedLists.delete(key);
    for (const [key, list] of lists)
      if (!used.has(key)) {
        lists.delete(key);
        listViolations.delete(key);
      } else if (!storedLists.get(key)) storedLists.put(key, list);
  }

  for (const { request, response, requestHeaders, responseHeaders, ...exchange } of stored.all()) {
    lastId = exchange.id;
    const size =
      EXCHANGE_BYTES + exchange.url.length + headersSize(requestHeaders) + bodySize(request) + bodySize(response);
    keep({ exchange, size, details: { request, response, requestHeaders, responseHeaders } });
  }
  return {
    add,
    /** Newest last. @param after the last id to skip */
    list: ({ world, after = 0 }: { world?: string | undefined; after?: number | undefined } = {}): Exchange[] =>
      (world === undefined ? all() : (entries.get(world) ?? []))
        .map(({ exchange }) => exchange)
        .filter(({ id }) => id > after),
    /** An exchange with headers and bodies; undefined when it is no longer kept. */
    find(id: number): (Exchange & Details) | undefined {
      const entry = all().find(({ exchange }) => exchange.id === id);
      return entry && { ...entry.exchange, ...detailsOf(entry) };
    },
    bodyOf: (kept: KeptBody): unknown => bodyValue(kept, lists),
    coverage: coverage.get,
    collectFields: coverage.collectFields,
    /** @returns removes the listener */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear(): void {
      entries.clear();
      bytes = 0;
      coverage.clear();
      isChanged = true;
    },
    /** Stores the changes since the last time. A full disk only delays it. */
    save(): void {
      if (!rows || !isChanged) return;
      const kept = all();
      const ids = new Set(kept.map(({ exchange }) => String(exchange.id)));
      try {
        change(() => {
          saveLists(kept);
          for (const id of stored.keys()) if (!ids.has(id)) stored.delete(id);
          for (const entry of kept) {
            const id = String(entry.exchange.id);
            if (!stored.get(id)) stored.put(id, { ...entry.exchange, ...detailsOf(entry) });
          }
        });
        isChanged = false;
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
      }
    },
  };
}

function detailsOf(entry: Entry): Details {
  if (typeof entry.details === 'function') entry.details = entry.details();
  return entry.details;
}
