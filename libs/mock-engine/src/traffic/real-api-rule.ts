import {
  type ApiResponse,
  type CheckedBody,
  type ResponseHeaders,
  callOf,
  checkRealResponse,
} from '../http/contract.ts';
import { problem } from '../http/problem.ts';
import {
  headersByName,
  RECORDED_BODY_LIMIT,
  isHeaderValue,
  isJsonType,
  isMultipartForm,
  mediaTypeOf,
} from '../http/http.ts';
import { parseJson } from '../http/json.ts';
import { fieldsOfMultipart } from '../http/sent-fields.ts';
import type { Rule, Target } from '../faults/fault-effect.ts';
import {
  callRealApi,
  failureOf,
  LOOP_HEADER,
  RealApiFailure,
  requestFor,
  type Bases,
  type RealResponse,
} from './call-real-api.ts';
import { declaredHeaders, declaresRedirect, ownAddress } from './declared.ts';
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
  'location',
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

      const type = request.headers['content-type'];
      const fields =
        request.body && isMultipartForm(mediaTypeOf(type)) ? await fieldsOfMultipart(request.body, type) : undefined;
      const startedAt = new Date();
      const startedMs = performance.now();
      const { contract, operationId } = target;
      let response: RealResponse;
      try {
        response = await callRealApi(request, contract.masks, (status) =>
          declaresRedirect(contract, operationId, status),
        );
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
        record({ fields, operationId, startedAt, wait, receive, request, response, bytes: all, size, violations });
        resolve({ body, violations });
      };
      const pieces = collecting(response.body, { complete, broken: reject });
      const headers = headersOf(response, target, bases);
      const raw = { headers, checked };
      // What breaks before its first byte is a failure; an event may take long to come.
      if (isEventStream(response)) return { status: response.status, body: undefined, raw: { ...raw, bytes: pieces } };
      try {
        const first = await pieces.next();
        const bytes = resumed(first, pieces);
        return { status: response.status, body: undefined, raw: { ...raw, bytes } };
      } catch (error) {
        const { message } = failureOf(error, request.url);
        failed(message);
        return refuse(message);
      }
    },
  };
}

const refuse = (detail: string): ApiResponse => problem(502, { detail });

const isEventStream = ({ headers }: RealResponse) => headers.get('content-type')?.startsWith('text/event-stream');

/** Those of the contract, too; an address of the real API is one of this server. */
function headersOf(
  { status, headers }: RealResponse,
  { contract, operationId }: Target,
  bases: Bases,
): ResponseHeaders {
  const declared = declaredHeaders(contract, operationId, status);
  const isForwarded = (name: string) => forwardedHeaders.has(name) || declared.includes(name);
  const forwarded = headersByName([...headers].filter(([name, value]) => isForwarded(name) && isHeaderValue(value)));
  const { server = '' } = operationId === undefined ? {} : callOf(contract, operationId);
  const real = bases[server]?.href.replace(/\/*$/, '') ?? '';
  const { location } = forwarded;
  return {
    'cache-control': 'no-store',
    ...forwarded,
    ...(location !== undefined && { location: ownAddress(String(location), real, contract.bases[server] ?? '') }),
  };
}

/** The pieces from the first one on, which has been read. */
function resumed(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  let next: Promise<IteratorResult<Uint8Array>> | undefined = Promise.resolve(first);
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        const piece = next ?? rest.next();
        next = undefined;
        return piece;
      },
      return: () => rest.return(undefined),
    }),
  };
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
