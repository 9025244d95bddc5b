import { checkAnswer } from '../contract/check-answer.ts';
import type { Contract } from '../contract/contract.ts';
import { NO_ANSWER, type Exchange, type KeptHeaders } from './exchange.ts';
import { keepBody, sizeOf } from './kept-body.ts';
import { maskedUrl } from '../contract/mask.ts';

/** As many as fit a page that can still be read. */
const EXCHANGES_LIMIT = 1000;
/** Of all bodies and addresses in the log together. */
const LOG_BYTES_LIMIT = 32 * 1024 * 1024;
/** A body that is not checked yet takes twenty times its bytes. */
const WAITING_LIMIT = 50;

/** Bodies as they were, secrets included. */
export interface Bodies {
  readonly request: unknown;
  readonly answer: unknown;
}

/** A request and its answer, before they are checked. */
export interface AnsweredRequest
  extends Omit<Exchange, 'id' | 'violations' | keyof Bodies | 'responseHeaders'>, Bodies {
  /** Called after the answer was sent. */
  readonly responseHeaders: () => KeptHeaders;
  readonly faults: readonly string[] | undefined;
  /** Where the answer breaks the contract, if that was checked already: a real API's is, by its own measure. */
  readonly violations: readonly string[] | undefined;
}

type Listener = (exchange: Exchange, bodies: Bodies) => void;

/** Calls, as often as each status was answered; status 0 stands for no answer. */
export type AnswerCounts = Record<string, Record<number, number>>;

/** The latest requests of all worlds. */
export interface RequestLog {
  /** Cheap: the contract is checked and listeners are told after the answer was sent. */
  add(answered: AnsweredRequest): void;
  /** Newest last. @param after the id of the last one known */
  list(filter?: { world?: string | undefined; after?: number | undefined }): Exchange[];
  answerCounts(): AnswerCounts;
  /** How many exchanges broke the contract since the server began. */
  violationCount(): number;
  /** @returns how to stop listening */
  listen(listener: Listener): () => void;
  clear(): void;
}

const faultless: readonly string[] = [];

/** @param reportViolation told of every exchange that breaks the contract */
export function createRequestLog(contract: Contract, reportViolation: (exchange: Exchange) => void): RequestLog {
  let exchanges: Exchange[] = [];
  let bytes = 0;
  let fresh: AnsweredRequest[] = [];
  let lastId = 0;
  let violating = 0;
  let counts: AnswerCounts = {};
  const listeners = new Set<Listener>();

  function check(): void {
    const unchecked = fresh;
    fresh = [];
    for (const answered of unchecked) {
      const { operationId, status, because, answer, faults } = answered;
      if (operationId) {
        const statuses = (counts[operationId] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const isHeldToContract = operationId !== undefined && status !== NO_ANSWER && because.length === 0;
      const wrong =
        answered.violations ?? (isHeldToContract ? checkAnswer(contract, operationId, status, answer) : faultless);
      // Field by field: spread, it would cost more than all the rest of it.
      const exchange: Exchange = {
        id: ++lastId,
        at: answered.at,
        world: answered.world,
        method: answered.method,
        url: maskedUrl(answered.url, contract.secretPath),
        operationId,
        status,
        ms: answered.ms,
        because,
        request: keepBody(answered.request),
        answer: keepBody(answer),
        requestHeaders: answered.requestHeaders,
        responseHeaders: answered.responseHeaders(),
        violations: isHeldToContract && faults ? [...faults, ...wrong] : wrong,
      };
      if (exchange.violations.length > 0) {
        violating += 1;
        reportViolation(exchange);
      }
      keep(exchange);
      for (const listener of listeners) listener(exchange, answered);
    }
  }

  function keep(exchange: Exchange): void {
    exchanges.push(exchange);
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
      // Many that arrive in one turn of the event loop must not fill the memory.
      else if (fresh.length >= WAITING_LIMIT) check();
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
      return violating;
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
      violating = 0;
    },
  };
}

/** Nearly: what every exchange has besides is held down by their number. */
function memoryOf({ url, violations, request, answer, requestHeaders }: Exchange): number {
  let bytes = url.length + sizeOf(request) + sizeOf(answer);
  for (const violation of violations) bytes += violation.length;
  for (const name in requestHeaders) bytes += String(requestHeaders[name]).length;
  return bytes;
}
