import { headerNames, type Call } from '../document/calls.ts';
import type { Rule, FaultTarget } from '../faults/fault.ts';
import type { ApiResponse, ResponseHeaders } from '../http/call.ts';
import {
  forStatus,
  headersByName,
  isHeaderValue,
  isJsonType,
  isSendableHeader,
  isTextType,
  BODY_LIMIT,
} from '../http/http.ts';
import { tryParseJson } from '../http/json.ts';
import { refuse } from '../http/problem.ts';
import { filledPath } from '../http/routes.ts';
import { checkRealResponse } from '../samples/declared-response.ts';
import { createHarEntry, isOtherRedirect, replaceOrigin, type RealRequest } from './har.ts';
import { realApiFailures, recordMessages as messages } from './real-api.messages.ts';

/** URLs of the contract's real servers; undefined for one that is not used. */
export type Bases = Readonly<Record<string, URL | undefined>>;

export interface RealApi {
  /** The world handles the calls of a server without one. */
  readonly bases: Bases;
  /** The server whose origin has the files. */
  readonly main: URL;
  /** Called with every complete response. */
  readonly record: (entry: ReturnType<typeof createHarEntry>) => void;
  /** Called with the reason when there is no response. */
  readonly failed: (detail: string) => void;
}

/** What Node's fetch returns, which the DOM's types do not let iterate. */
interface FetchResponse extends Pick<Response, 'status' | 'statusText' | 'arrayBuffer'> {
  readonly headers: Pick<Headers, 'get'> & Iterable<[string, string]>;
  readonly body: (AsyncIterable<Uint8Array> & Pick<ReadableStream, 'cancel'>) | null;
}

/** Marks forwarded requests, to detect a loop. */
const LOOP_HEADER = 'x-mock-recording';
/** Headers that are forwarded besides those that the contract declares: no cookies or policies of another host. */
const sentHeaders = ['accept', 'accept-language', 'user-agent'];
const returnedHeaders = [
  ...['cache-control', 'content-disposition', 'content-language', 'content-type', 'etag', 'last-modified', 'location'],
  ...['retry-after', 'www-authenticate'],
];
/** Headers of the connection to this host, and conditions that would record an empty 304. */
const ownHeader = /^(host|cookie|expect|if-none-match|if-modified-since)$/;

/**
 * Forwards every call of the contract to a real API, and requests for files when it has them. Its responses are
 * checked against the contract.
 */
export function realApiRule({ bases, main, record, failed }: RealApi): Rule {
  return {
    id: 'real-api',
    title: messages.title(main.href),
    matches: ({ contract, call, path, unreadable }) =>
      call ? !unreadable && bases[call.server] !== undefined : contract.files?.exec(path)?.index === 0,

    async respond(target): Promise<ApiResponse | undefined> {
      if (target.headers?.[LOOP_HEADER] !== undefined) return refuse(502, { detail: realApiFailures.loop });
      const request = createRealRequest(target, bases, main);
      try {
        return request && (await forward(target, request, bases, record));
      } catch (error) {
        // Node's fetch has the reason in the cause; of several addresses it has a code alone.
        const { cause = error } = error as Error;
        const { code = '', message } = cause as NodeJS.ErrnoException;
        const detail = realApiFailures.failed(request?.url.origin ?? '', message || code);
        failed(detail);
        return target.call && refuse(502, { detail });
      }
    },
  };
}

/** The request to send to the real server; undefined when no URL can be built. */
function createRealRequest(
  { call, path, query, parameters, encoded = {}, bytes, headers = {} }: FaultTarget,
  bases: Bases,
  main: URL,
): RealRequest | undefined {
  const body = call?.body && bytes !== undefined ? new Uint8Array(bytes) : null;
  const names = [...sentHeaders, ...(call ? declaredNamesIn(call, 'header') : []), ...(body ? ['content-type'] : [])];
  const cookie = call && pickCookies(String(headers['cookie'] ?? ''), declaredNamesIn(call, 'cookie'));
  const sent = {
    ...Object.fromEntries(
      names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
    ...(cookie && { cookie }),
    [LOOP_HEADER]: '1',
  };
  if (!call) {
    const url = URL.parse(query === undefined ? path : `${path}?${query}`, main.origin);
    return url ? { method: 'GET', url, headers: sent, body } : undefined;
  }
  const base = bases[call.server];
  // `.` and `..` would lead to another path, even percent-encoded.
  if (!base || Object.values(parameters ?? {}).some((value) => /^\.{0,2}$/.test(value))) return undefined;
  // As it was sent, but for a backslash, which URL turns into a slash.
  const filled = filledPath(call.path, encoded, (value) => value.replaceAll('\\', '%5C'));
  const url = new URL(base.href.replace(/\/*$/, () => filled));
  if (query !== undefined) url.search = query;
  return { method: call.method, url, headers: sent, body };
}

/** Names of the parameters and credentials that a call declares, headers in lower case and without the connection's. */
function declaredNamesIn({ parameters, credentials, isSecured }: Call, place: 'header' | 'cookie'): string[] {
  const declared = [...parameters, ...credentials.flat()].filter((one) => one.in === place).map(({ name }) => name);
  if (place === 'cookie') return declared;
  const names = declared.map((name) => name.toLowerCase());
  return [...names, ...(isSecured ? ['authorization'] : [])].filter(
    (name) => isSendableHeader(name, '') && !ownHeader.test(name),
  );
}

/** Those of a Cookie header with these names; the others belong to this host. */
const pickCookies = (header: string, names: readonly string[]): string =>
  header
    .split(/;\s*/)
    .filter((one) => names.includes(one.split('=')[0] ?? ''))
    .join('; ');

/** @throws Error when there is no response that may be passed on */
async function forward(
  target: FaultTarget,
  request: RealRequest,
  bases: Bases,
  record: RealApi['record'],
): Promise<ApiResponse | undefined> {
  const { contract, call } = target;
  const [startedAt, startedMs] = [new Date(), performance.now()];
  const { url, ...sent } = request;
  const response: FetchResponse = await fetch(url, { ...sent, redirect: 'manual' });
  const { status, statusText } = response;
  // A file that the real server lacks is sent from this world.
  if (!call && status !== 200) return void (await response.body?.cancel());
  if (isOtherRedirect(status, forStatus(call?.byStatus, status))) {
    await response.body?.cancel();
    const { masks } = contract;
    const to = masks.url(response.headers.get('location') ?? '');
    throw new Error(realApiFailures.redirect(masks.url(url.pathname + url.search), to));
  }
  const mediaType = response.headers.get('content-type') ?? '';
  const headers = forwardedHeaders(response, target, bases);
  // A stream of events may never be complete: it is passed on, and not recorded.
  if (response.body && mediaType.startsWith('text/event-stream'))
    return { status, body: undefined, raw: { headers, bytes: response.body } };
  const bytes = Buffer.from(await response.arrayBuffer());
  const time = performance.now() - startedMs;
  const isKept = bytes.length <= BODY_LIMIT;
  const text = isKept ? decodeText(bytes, mediaType) : undefined;
  const body = text !== undefined && isJsonType(mediaType) ? tryParseJson(text) : undefined;
  const violations = call && isKept ? checkRealResponse(call, { status, body, mediaType }) : [];
  const complete = { startedAt, time, status, statusText, headers: response.headers, bytes, text, body, violations };
  record(createHarEntry(target, request, complete));
  return { status, body, raw: { headers, bytes, violations } };
}

/** Those of the contract, too; an address of the real API is one of this server. */
function forwardedHeaders(
  { status, headers }: FetchResponse,
  { contract, call }: FaultTarget,
  bases: Bases,
): ResponseHeaders {
  const declared = forStatus(call?.byStatus, status);
  const names = [...returnedHeaders, ...(declared ? headerNames(declared) : [])];
  const forwarded = headersByName([...headers].filter(([name, value]) => names.includes(name) && isHeaderValue(value)));
  const { server = '' } = call ?? {};
  const real = bases[server]?.href.replace(/\/*$/, '') ?? '';
  const { location } = forwarded;
  return {
    'cache-control': 'no-store',
    ...forwarded,
    ...(location !== undefined && { location: replaceOrigin(String(location), real, contract.bases[server] ?? '') }),
  };
}

/** By the charset; undefined for bytes that are no text in it. */
function decodeText(bytes: Buffer, mediaType: string): string | undefined {
  if (!isTextType(mediaType)) return undefined;
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
