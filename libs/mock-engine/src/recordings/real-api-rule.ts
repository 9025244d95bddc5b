import type { ApiAnswer, RealWords } from '../contract/api-answer.ts';
import { callOf, type Contract } from '../contract/contract.ts';
import { problem } from '../contract/problem.ts';
import { parseJson } from '../contract/json-depth.ts';
import type { Rule } from '../situations/rules.ts';
import { checkRealAnswer } from '../contract/check-answer.ts';
import { askRealApi, type RealAnswer } from './ask-real-api.ts';
import { isPortalPath } from './find-call.ts';
import type { SeenCall } from './har-entry.ts';
import { realApiFaults, recordMessages as messages } from './real-api.messages.ts';
import { LOOP_HEADER, requestFor, type Bases } from './real-request.ts';

export interface RealApi {
  /** Where the contract's servers are; the world answers the calls of one without an address. */
  readonly bases: Bases;
  /** The one of them beside which the portal is. */
  readonly main: URL;
  /** Told of every answer, once it is whole. */
  readonly record: (seen: SeenCall) => void;
  /** Told in words why there was none. */
  readonly failed: (detail: string) => void;
}

/** What the shop is told besides the body. Cookies and rules of another host are no business of this one. */
const handedBack = new Set([
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'www-authenticate',
]);
const NOT_MODIFIED = 304;

/**
 * Lets a real API answer every call of the contract, and the portal's pictures, files and receipts where it has them.
 * Its answers are held to the contract like this server's own.
 */
export function realApiRule({ bases, main, record, failed }: RealApi, contract: Contract): Rule {
  return {
    id: 'real-api',
    title: messages.title(main.href),
    reaches: ({ operationId, path }) =>
      operationId === undefined
        ? isPortalPath(path, contract)
        : bases[callOf(contract, operationId).server] !== undefined,

    async answer(target): Promise<ApiAnswer | undefined> {
      if (target.headers?.[LOOP_HEADER] !== undefined) return refuse(realApiFaults.loop);
      const request = requestFor(target, bases, main, contract);
      if (!request) return undefined;

      const startedAt = new Date();
      const startedMs = performance.now();
      const reading = await askRealApi(request, contract.secretPath);
      const { operationId } = target;
      if (!reading.ok) {
        failed(reading.detail);
        return operationId === undefined ? undefined : refuse(reading.detail);
      }
      const { answer } = reading;
      // What the portal lacks, this world may have.
      if (operationId === undefined && answer.status !== 200 && answer.status !== NOT_MODIFIED) {
        await answer.discard();
        return undefined;
      }

      const wait = performance.now() - startedMs;
      const { promise: said, resolve, reject } = Promise.withResolvers<RealWords>();
      // Nobody may be listening.
      said.catch(() => undefined);
      const whole = (all: Buffer): void => {
        const mediaType = mediaTypeOf(answer);
        const body = meaningOf(all, mediaType);
        const given = { status: answer.status, body, mediaType };
        const violations = operationId === undefined ? [] : checkRealAnswer(contract, operationId, given);
        const receive = performance.now() - startedMs - wait;
        record({ operationId, startedAt, wait, receive, request, answer, bytes: all, violations });
        resolve({ body, violations });
      };
      const bytes = whileKeeping(answer.bytes, { whole, broken: reject });
      return { status: answer.status, body: undefined, raw: { headers: headersOf(answer), bytes, said } };
    },
  };
}

const refuse = (detail: string): ApiAnswer => problem(502, { detail });

function headersOf({ headers }: RealAnswer): Record<string, string> {
  return { 'cache-control': 'no-store', ...Object.fromEntries(headers.filter(([name]) => handedBack.has(name))) };
}

const mediaTypeOf = ({ headers }: RealAnswer): string => headers.find(([name]) => name === 'content-type')?.[1] ?? '';

function meaningOf(bytes: Buffer, mediaType: string): unknown {
  try {
    return /\bjson\b/i.test(mediaType) ? parseJson(bytes.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** Hands bytes on as they come, and gives them together at the end. */
async function* whileKeeping(
  pieces: AsyncIterable<Uint8Array>,
  { whole, broken }: { whole: (bytes: Buffer) => void; broken: (why: unknown) => void },
): AsyncGenerator<Uint8Array> {
  const kept: Uint8Array[] = [];
  let isWhole = false;
  try {
    for await (const piece of pieces) {
      kept.push(piece);
      yield piece;
    }
    isWhole = true;
  } finally {
    if (isWhole) whole(Buffer.concat(kept));
    else broken(new Error('The connection broke.'));
  }
}
