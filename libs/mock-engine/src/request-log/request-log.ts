import { checkAnswer } from '../contract/check-answer.ts';
import type { Contract } from '../contract/contract.ts';
import { NO_ANSWER, type Bodies, type Exchange } from './exchange.ts';
import { keepBody, sizeOf } from './kept-body.ts';
import { maskedUrl } from '../contract/mask.ts';
import { createRows, type Rows } from '../store/rows.ts';
import { StorageFailure } from '../store/storage-errors.ts';
import { fieldObserver, type FieldObserver } from './observed-fields.ts';
import { storedExchanges } from './stored-exchanges.ts';

/** Of each world; more would make the console's list unreadable. */
const EXCHANGES_LIMIT = 1000;
/** How many of the latest exchanges keep their headers. */
const HEADERS_LIMIT = 100;
/** All worlds together. */
const LOG_BYTES_LIMIT = 32 * 1024 * 1024;
/** Approximate bytes of an exchange besides its bodies and URL. */
const EXCHANGE_BYTES = 512;
/** An unchecked body takes twenty times its bytes. */
const UNCHECKED_LIMIT = 50;

/** A request and its response, not checked yet. */
export interface AnsweredRequest extends Omit<Exchange, 'id' | 'violations' | keyof Bodies>, Bodies {
  /** Contract violations of the request; undefined when it is valid. */
  readonly requestViolations: readonly string[] | undefined;
  /** A situation replaced the response, which is then not checked. */
  readonly isForced: boolean;
  /** The answer is a list that stays the same: it is checked once, and kept by reference. */
  readonly isCacheable?: boolean | undefined;
  /** Contract violations of the response, when already checked, as a real API's. */
  readonly answerViolations: readonly string[] | undefined;
}

type Listener = (exchange: Exchange, bodies: Bodies) => void;

/** Number of responses by call and status; status 0 means no response. */
export type AnswerCounts = Record<string, Record<number, number>>;

/** The latest exchanges of a world. */
interface Ring {
  readonly exchanges: Exchange[];
  bytes: number;
}

/** The latest requests of each world. */
export interface RequestLog {
  /** Cheap: contract checks and listeners run after the response was sent. */
  add(answered: AnsweredRequest): void;
  /** Newest last. @param after the last id to skip */
  list(filter?: { world?: string | undefined; after?: number | undefined }): Exchange[];
  answerCounts(): AnswerCounts;
  /** Number of exchanges with contract violations since the server started. */
  violationCount(): number;
  /** @returns removes the listener */
  listen(listener: Listener): () => void;
  clear(): void;
  readonly fields: FieldObserver;
  /** Stores the changes since the last time. A full disk only delays it. */
  save(): void;
}

const none: readonly string[] = [];

/**
 * @param reportViolation called for every exchange with contract violations
 * @param rows of an earlier start
 */
export function createRequestLog(
  contract: Contract,
  reportViolation: (exchange: Exchange) => void,
  rows: Rows = createRows(),
): RequestLog {
  const stored = storedExchanges(rows);
  let isChanged = false;
  const rings = new Map<string, Ring>();
  let withHeaders: Exchange[] = [];
  let bytes = 0;
  let fresh: AnsweredRequest[] = [];
  const checkedLists = new Map<unknown, readonly string[]>();
  let lastId = 0;
  let withViolations = 0;
  let counts: AnswerCounts = {};
  const listeners = new Set<Listener>();

  function check(id: string, { status, answer, isCacheable }: AnsweredRequest): readonly string[] {
    const known = isCacheable ? checkedLists.get(answer) : undefined;
    if (known) return known;
    const wrong = checkAnswer(contract, id, status, answer);
    if (isCacheable) checkedLists.set(answer, wrong);
    return wrong;
  }

  function take(): void {
    const unchecked = fresh;
    fresh = [];
    for (const answered of unchecked) {
      const { operationId, status, answer, requestViolations, isCacheable } = answered;
      if (operationId) {
        const statuses = (counts[operationId] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const isChecked = operationId !== undefined && status !== NO_ANSWER && !answered.isForced;
      const wrong = answered.answerViolations ?? (isChecked ? check(operationId, answered) : none);
      // Listed field by field, because a spread costs more than everything else here.
      const exchange: Exchange = {
        id: lastId + 1,
        at: answered.at,
        world: answered.world,
        method: answered.method,
        url: maskedUrl(answered.url, contract.secretPath),
        operationId,
        status,
        ms: answered.ms,
        because: answered.because,
        request: keepBody(answered.request),
        answer: keepBody(answer, isCacheable),
        headers: answered.headers,
        violations: isChecked && requestViolations ? [...requestViolations, ...wrong] : wrong,
      };
      if (exchange.violations.length > 0) {
        withViolations += 1;
        reportViolation(exchange);
      }
      keep(exchange);
      isChanged = true;
      for (const listener of listeners) listener(exchange, answered);
    }
  }

  function keep(exchange: Exchange): void {
    lastId = exchange.id;
    withHeaders.push(exchange);
    const older = withHeaders.length > HEADERS_LIMIT ? withHeaders.shift() : undefined;
    if (older) older.headers = undefined;

    const ring = rings.get(exchange.world) ?? { exchanges: [], bytes: 0 };
    rings.set(exchange.world, ring);
    ring.exchanges.push(exchange);
    count(ring, memoryOf(exchange));
    if (ring.exchanges.length > EXCHANGES_LIMIT) dropOldest(ring);
    // The world that takes the most memory gives way.
    while (bytes > LOG_BYTES_LIMIT)
      dropOldest([...rings.values()].reduce((most, one) => (one.bytes > most.bytes ? one : most)));
  }

  function dropOldest(ring: Ring): void {
    const oldest = ring.exchanges.shift();
    if (oldest) count(ring, -memoryOf(oldest));
  }

  function count(ring: Ring, change: number): void {
    ring.bytes += change;
    bytes += change;
  }

  function list({ world, after = 0 }: { world?: string | undefined; after?: number | undefined } = {}): Exchange[] {
    take();
    const chosen = world === undefined ? [...rings.values()] : [rings.get(world) ?? []].flat();
    return chosen
      .flatMap(({ exchanges }) => exchanges.filter(({ id }) => id > after))
      .sort((one, other) => one.id - other.id);
  }

  function listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  for (const exchange of stored.read()) keep(exchange);
  return {
    list,
    add(answered) {
      fresh.push(answered);
      if (fresh.length === 1) setTimeout(take);
      // Bounds the memory when many requests arrive in one turn of the event loop.
      else if (fresh.length >= UNCHECKED_LIMIT) take();
    },
    answerCounts() {
      take();
      return counts;
    },
    violationCount() {
      take();
      return withViolations;
    },
    listen,
    fields: fieldObserver(listen),
    clear() {
      take();
      rings.clear();
      withHeaders = [];
      bytes = 0;
      counts = {};
      withViolations = 0;
      isChanged = true;
    },
    save() {
      take();
      if (!isChanged) return;
      try {
        stored.replace(list());
        isChanged = false;
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
      }
    },
  };
}

function memoryOf({ url, violations, request, answer }: Exchange): number {
  return violations.reduce(
    (sum, { length }) => sum + length,
    EXCHANGE_BYTES + url.length + sizeOf(request) + sizeOf(answer),
  );
}
