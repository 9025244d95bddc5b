import type { AnswerCounts } from '@shop/api-contract/answer-coverage';

import { checkAnswer } from './check-answer.ts';
import { NO_ANSWER, type Exchange } from './exchange.ts';
import { keepBody, sizeOf } from './kept-body.ts';
import { maskedUrl } from './mask.ts';

/** As many as fit a page that somebody still reads. */
const EXCHANGES_LIMIT = 1000;
/** Of all bodies and addresses in the log together. */
const LOG_BYTES_LIMIT = 32 * 1024 * 1024;
/** A body that is not looked at yet takes twenty times its bytes. */
const WAITING_LIMIT = 50;

/** Bodies as they were, secrets included. */
export interface Bodies {
  readonly request: unknown;
  readonly answer: unknown;
}

/** What a request came to, before it is looked at. */
export interface Sighting extends Omit<Exchange, 'id' | 'violations' | keyof Bodies>, Bodies {
  readonly faults: readonly string[] | undefined;
  /** Where the answer breaks the contract, if that was looked at already: a real API's is, by its own measure. */
  readonly violations: readonly string[] | undefined;
}

type Listener = (exchange: Exchange, bodies: Bodies) => void;

/** What went over the line lately, in all worlds. */
export interface Traffic {
  /** Cheap: the contract is checked and listeners are told when nobody waits for it any more. */
  note(sighting: Sighting): void;
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
export function watchTraffic(reportViolation: (exchange: Exchange) => void): Traffic {
  let exchanges: Exchange[] = [];
  let bytes = 0;
  let fresh: Sighting[] = [];
  let lastId = 0;
  let violating = 0;
  let counts: AnswerCounts = {};
  const listeners = new Set<Listener>();

  function look(): void {
    const sightings = fresh;
    fresh = [];
    for (const sighting of sightings) {
      const { operationId, status, because, answer, faults } = sighting;
      if (operationId) {
        const statuses = (counts[operationId] ??= {});
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const isHeldToContract = operationId !== undefined && status !== NO_ANSWER && because.length === 0;
      const wrong = sighting.violations ?? (isHeldToContract ? checkAnswer(operationId, status, answer) : faultless);
      // Field by field: spread, it would cost more than all the rest of it.
      const exchange: Exchange = {
        id: ++lastId,
        at: sighting.at,
        world: sighting.world,
        method: sighting.method,
        url: maskedUrl(sighting.url),
        operationId,
        status,
        ms: sighting.ms,
        because,
        request: keepBody(sighting.request),
        answer: keepBody(answer),
        violations: isHeldToContract && faults ? [...faults, ...wrong] : wrong,
      };
      if (exchange.violations.length > 0) {
        violating += 1;
        reportViolation(exchange);
      }
      keep(exchange);
      for (const listener of listeners) listener(exchange, sighting);
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
    note(sighting) {
      fresh.push(sighting);
      if (fresh.length === 1) setImmediate(look);
      // Many that arrive in one turn of the event loop must not fill the memory.
      else if (fresh.length >= WAITING_LIMIT) look();
    },
    list({ world, after = 0 } = {}) {
      look();
      return exchanges.filter((one) => one.id > after && (world === undefined || one.world === world));
    },
    answerCounts() {
      look();
      return counts;
    },
    violationCount() {
      look();
      return violating;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      look();
      exchanges = [];
      bytes = 0;
      counts = {};
      violating = 0;
    },
  };
}

/** Nearly: what every exchange has besides is held down by their number. */
function memoryOf({ url, violations, request, answer }: Exchange): number {
  return violations.reduce((sum, { length }) => sum + length, url.length + sizeOf(request) + sizeOf(answer));
}
