import { type ApiResponse, type CheckedBody, callOf, checkRealResponse } from '../contract/contract.ts';
import { problem } from '../contract/problem.ts';
import { RECORDED_BODY_LIMIT, isJsonType } from '../contract/http.ts';
import { parseJson } from '../contract/json.ts';
import type { Rule } from '../situations/fault-effect.ts';
import {
  callRealApi,
  LOOP_HEADER,
  RealApiFailure,
  requestFor,
  type Bases,
  type RealResponse,
} from './call-real-api.ts';
import type { RecordedCall } from './har-entry.ts';
import { realApiFailures, recordMessages as messages } from './real-api.messages.ts';

export interface RealApi {
  /** URLs of the contract's servers; the world handles the calls of a server without one. */
  readonly bases: Bases;
  /** The server whose origin has the files. */
  readonly main: URL;
  /** Called with every complete response. */
  readonly record: (seen: RecordedCall) => void;
  /** Called with the reason when there is no response. */
  readonly failed: (detail: string) => void;
}

/** Response headers that are forwarded: no cookies or policies of another host. */
const forwardedHeaders = new Set([
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'www-authenticate',
]);

/**
 * Forwards every call of the contract to a real API, and requests for files when it has them. Its responses are
 * checked against the contract.
 */
export function realApiRule({ bases, main, record, failed }: RealApi): Rule {
  return {
    id: 'real-api',
    title: messages.title(main.href),
    matches: ({ contract, operationId, path, unreadable }) =>
      operationId === undefined
        ? contract.files?.exec(path)?.index === 0
        : !unreadable && bases[callOf(contract, operationId).server] !== undefined,

    async respond(target): Promise<ApiResponse | undefined> {
      if (target.headers?.[LOOP_HEADER] !== undefined) return refuse(realApiFailures.loop);
      const request = requestFor(target, bases, main);
      if (!request) return undefined;

      const startedAt = new Date();
      const startedMs = performance.now();
      const { contract, operationId } = target;
      let response: RealResponse;
      try {
        response = await callRealApi(request, contract.masks);
      } catch (error) {
        if (!(error instanceof RealApiFailure)) throw error;
        failed(error.message);
        return operationId === undefined ? undefined : refuse(error.message);
      }
      // The world may have what the real server lacks.
      if (operationId === undefined && response.status !== 200) {
        await response.body?.cancel();
        return undefined;
      }

      const wait = performance.now() - startedMs;
      const { promise: checked, resolve, reject } = Promise.withResolvers<CheckedBody>();
      // Prevents an unhandled rejection when nothing waits for it.
      checked.catch(() => undefined);
      const complete = (all: Buffer | undefined, size: number): void => {
        const mediaType = response.headers.get('content-type') ?? '';
        const body = all && parsedBody(all, mediaType);
        const sent = { status: response.status, body, mediaType };
        const violations = operationId === undefined || !all ? [] : checkRealResponse(contract, operationId, sent);
        const receive = performance.now() - startedMs - wait;
        record({ operationId, startedAt, wait, receive, request, response, bytes: all, size, violations });
        resolve({ body, violations });
      };
      const bytes = collecting(response.body, { complete, broken: reject });
      return { status: response.status, body: undefined, raw: { headers: headersOf(response), bytes, checked } };
    },
  };
}

const refuse = (detail: string): ApiResponse => problem(502, { detail });

function headersOf({ headers }: RealResponse): Record<string, string> {
  const forwarded = [...headers].filter(([name]) => forwardedHeaders.has(name));
  return { 'cache-control': 'no-store', ...Object.fromEntries(forwarded) };
}

function parsedBody(bytes: Buffer, mediaType: string): unknown {
  try {
    return isJsonType(mediaType) ? parseJson(bytes.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** Yields the chunks, and passes all bytes to `complete` at the end, unless they are too many. */
async function* collecting(
  pieces: RealResponse['body'],
  { complete, broken }: { complete: (bytes: Buffer | undefined, size: number) => void; broken: (why: unknown) => void },
): AsyncGenerator<Uint8Array> {
  let collected: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  try {
    for await (const piece of pieces ?? []) {
      size += piece.length;
      if (size > RECORDED_BODY_LIMIT) collected = [];
      else collected.push(piece);
      yield piece;
    }
    isComplete = true;
  } finally {
    if (isComplete) complete(size > RECORDED_BODY_LIMIT ? undefined : Buffer.concat(collected), size);
    else broken(new Error('The connection was closed early.'));
  }
}
