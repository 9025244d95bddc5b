import { checkAnswer } from '../contract/check-answer.ts';
import type { Contract } from '../contract/contract.ts';
import { NO_ANSWER, type Exchange } from './exchange.ts';
import { keepBody, sizeOf } from './kept-body.ts';
import { maskedUrl } from '../contract/mask.ts';

/** More would make the console's list unreadable. */
const EXCHANGES_LIMIT = 1000;
/** How many of the latest exchanges keep their headers. */
const HEADERS_LIMIT = 100;
/** All bodies and URLs together. */
const LOG_BYTES_LIMIT = 32 * 1024 * 1024;
/** An unchecked body takes twenty times its bytes. */
const UNCHECKED_LIMIT = 50;

/** Bodies with their secrets. */
export interface Bodies {
  readonly request: unknown;
  readonly answer: unknown;
}

/** A request and its response, not checked yet. */
export interface AnsweredRequest extends Omit<Exchange, 'id' | 'violations' | keyof Bodies>, Bodies {
  readonly faults: readonly string[] | undefined;
  /** A situation replaced the response, which is then not checked. */
  readonly isForced: boolean;
  /** Contract violations of the response, when already checked, as a real API's. */
  readonly violations: readonly string[] | undefined;
}

type Listener = (exchange: Exchange, bodies: Bodies) => void;

/** Number of responses by call and status; status 0 means no response. */
export type AnswerCounts = Record<string, Record<number, number>>;

/** The latest requests of all worlds. */
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
}

const noFaults: readonly string[] = [];

/** @param reportViolation called for every exchange with contract violations */
export function createRequestLog(contract: Contract, reportViolation: (exchange: Exchange) => void): RequestLog {
  let exchanges: Exchange[] = [];
  let bytes = 0;
  let fresh: AnsweredRequest[] = [];
  let lastId = 0;
  let withViolations = 0;
  let counts: AnswerCounts = {};
  const listeners = new Set<Listener>();

  function check(): void {
    const unchecked = fresh;
    fresh = [];
    for (const answered of unchecked) {
      const { operationId, status, answer, faults } = answered;
      if (operationId) {
        const statuses = (counts[operationId] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const isChecked = operationId !== undefined && status !== NO_ANSWER && !answered.isForced;
      const wrong = answered.violations ?? (isChecked ? checkAnswer(contract, operationId, status, answer) : noFaults);
      // Listed field by field, because a spread costs more than everything else here.
      const exchange: Exchange = {
        id: ++lastId,
        at: answered.at,
        world: answered.world,
        method: answered.method,
        url: maskedUrl(answered.url, contract.secretPath),
        operationId,
        status,
        ms: answered.ms,
        because: answered.because,
        request: keepBody(answered.request),
        answer: keepBody(answer),
        headers: answered.headers,
        violations: isChecked && faults ? [...faults, ...wrong] : wrong,
      };
      if (exchange.violations.length > 0) {
        withViolations += 1;
        reportViolation(exchange);
      }
      keep(exchange);
      for (const listener of listeners) listener(exchange, answered);
    }
  }

  function keep(exchange: Exchange): void {
    exchanges.push(exchange);
    const older = exchanges.at(-1 - HEADERS_LIMIT);
    if (older) older.headers = undefined;
    bytes += memoryOf(exchange);
    while (exchanges.length > EXCHANGES_LIMIT || bytes > LOG_BYTES_LIMIT) {
      const oldest = exchanges.shift();
      bytes -= oldest ? memoryOf(oldest) : 0;
    }
  }

  return {
    add(answered) {
      fresh.push(answered);
      if (fresh.length === 1) setImmediate(check);
      // Bounds the memory when many requests arrive in one turn of the event loop.
      else if (fresh.length >= UNCHECKED_LIMIT) check();
    },
    list({ world, after = 0 } = {}) {
      check();
      return exchanges.filter((one) => one.id > after && (world === undefined || one.world === world));
    },
    answerCounts() {
      check();
      return counts;
    },
    violationCount() {
      check();
      return withViolations;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      check();
      exchanges = [];
      bytes = 0;
      counts = {};
      withViolations = 0;
    },
  };
}

/** Approximate bytes; the number of exchanges bounds the rest. */
function memoryOf({ url, violations, request, answer }: Exchange): number {
  return violations.reduce((sum, { length }) => sum + length, url.length + sizeOf(request) + sizeOf(answer));
}
