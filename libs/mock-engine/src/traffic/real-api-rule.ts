import { callOf } from '../document/contract.ts';
import type { ApiResponse, ResponseHeaders } from '../http/call.ts';
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
import { checkRealResponse } from '../samples/declared-response.ts';
import { fieldsOfMultipart } from '../http/sent-fields.ts';
import type { Rule, Target } from '../faults/fault.ts';
import {
  callRealApi,
  failureOf,
  LOOP_HEADER,
  requestFor,
  type Bases,
  type RealRequest,
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
      if (target.headers?.[LOOP_HEADER] !== undefined) return problem(502, { detail: realApiFailures.loop });
      const request = requestFor(target, bases, main);
      if (!request) return undefined;
      const { contract, operationId } = target;
      try {
        const startedAt = new Date();
        const startedMs = performance.now();
        const response = await callRealApi(request, contract.masks, (status) =>
          declaresRedirect(contract, operationId, status),
        );
        const { status } = response;
        // A file that the real server lacks is sent from this world.
        if (operationId === undefined && status !== 200) return void (await response.body?.cancel());
        const wait = performance.now() - startedMs;
        const mediaType = response.headers.get('content-type') ?? '';
        const headers = headersOf(response, target, bases);
        // A stream of events may never be complete: it is passed on, and not recorded.
        if (response.body && mediaType.startsWith('text/event-stream'))
          return { status, body: undefined, raw: { headers, bytes: response.body } };
        const bytes = Buffer.from(await response.arrayBuffer());
        const receive = performance.now() - startedMs - wait;
        const kept = bytes.length > RECORDED_BODY_LIMIT ? undefined : bytes;
        const body = kept && parsedBody(kept, mediaType);
        const isChecked = operationId !== undefined && kept;
        const violations = isChecked ? checkRealResponse(contract, operationId, { status, body, mediaType }) : [];
        const fields = await partsOf(request);
        const size = bytes.length;
        record({ fields, operationId, startedAt, wait, receive, request, response, bytes: kept, size, violations });
        return { status, body, raw: { headers, bytes, violations } };
      } catch (error) {
        const detail = failureOf(error, request.url);
        failed(detail);
        return operationId === undefined ? undefined : problem(502, { detail });
      }
    },
  };
}

/** Of a multipart body. */
const partsOf = ({ body, headers: { 'content-type': type } }: RealRequest) =>
  body && isMultipartForm(mediaTypeOf(type)) ? fieldsOfMultipart(body, type) : undefined;

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

function parsedBody(bytes: Buffer, mediaType: string): unknown {
  try {
    return isJsonType(mediaType) ? parseJson(bytes.toString()) : undefined;
  } catch {
    return undefined;
  }
}
