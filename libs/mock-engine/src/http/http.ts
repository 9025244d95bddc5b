import type { ApiResponse, ByStatus, ResponseHeaders } from './call.ts';
import { contractMessages as messages } from './contract.messages.ts';

// HTTP without a server: media types, headers and statuses here; routes, bodies as JSON, problems and masks in files of
// their own. Which of several types a client gets is decided by `negotiate`, a call by `routes.ts`. Nothing of this room
// knows a document or a world, and all of it runs in a browser, too.

/** In bytes, of a request without a limit of its own, and of a response that is recorded; longer ones are passed on. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** What JSON is sent as, unless the contract says otherwise. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether a media type is one value of JSON, such as `application/problem+json` or `text/x-json`; `*` means any, which is JSON here. */
export const isJsonType = (type: string): boolean => /^[^;]*(?<!\bstream\+)\bjson\b(?!-seq)|^\*\/\*$/i.test(type);

export const isFormType = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type);

export const isMultipartForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type);

/** A percent-encoded text; as it is when it is not well-formed. */
export function decodePercent(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/** A text as part of a regular expression that matches it. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The media type of a Content-Type header: in lower case, without parameters. */
export const parseMediaType = (header = ''): string => splitParameters(header)[0] ?? '';

/**
 * The declaration of a Content-Type header: that of its media type, of several the one whose parameters, such as a version,
 * were sent; else that of the narrowest range that it is in, such as `image/*`.
 */
export function findMediaType<One extends { readonly type: string; readonly mediaType: string }>(
  declared: readonly One[],
  header: string | undefined,
): One | undefined {
  const [type = '', ...sent] = splitParameters(header ?? '');
  const likeness = ({ type: one }: One) =>
    splitParameters(one).reduce((sum, each) => sum + (sent.includes(each) ? 1 : -1), 0);
  const named = (name: string) =>
    declared.filter((one) => one.mediaType === name).sort((one, other) => likeness(other) - likeness(one))[0];
  const [, kind = '', suffix = ''] = /^([^/]*)\/.*?([^/+]*)$/.exec(type) ?? [];
  return named(type) ?? named(`${kind}/*+${suffix}`) ?? named(`${kind}/*`) ?? named('*/*') ?? named('*');
}

/** Whether bytes of a media type are text. */
export const isTextType = (type: string): boolean =>
  isJsonType(type) || isFormType(type) || /^text\/|\bxml\b|javascript/i.test(type);

export const isProblemType = (type: string): boolean => /^application\/problem\+json\b/i.test(type);

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The entry for a status: its own, that of its class, or the default one. */
export const forStatus = <Value>(table: ByStatus<Value> | undefined, status: number): Value | undefined =>
  table?.[status] ?? table?.[`${Math.floor(status / 100)}XX`] ?? table?.['default'];

/** Statuses of responses without a body. */
export const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** Seconds after which a rejected call may be retried. */
const RETRY_AFTER_SECONDS = '5';

type Headers = Readonly<Record<string, string>>;

/** Whether a header can be sent with this value: no line breaks, one byte per character. */
export const isHeaderValue = (value: string): boolean => !/[^\t\x20-\x7e\x80-\xff]/.test(value);

/** With what HTTP cannot send of a value, such as other alphabets in an operationId, percent-encoded. */
export const encodeHeaderValue = (value: string): string =>
  isHeaderValue(value) ? value : value.toWellFormed().replace(/[^\t\x20-\x7e]+/g, encodeURIComponent);

export const encodeHeaders = (headers: ResponseHeaders): ResponseHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? encodeHeaderValue(value) : value.map(encodeHeaderValue),
    ]),
  );

/** Headers that say how the bytes are sent (RFC 9110, RFC 9112), which is the server's own. */
const transportHeader =
  /^(?:connection|content-encoding|content-length|date|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/i;

/** Whether a response may have a header that its author gives. */
export const isSendableHeader = (name: string, value: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !transportHeader.test(name) && isHeaderValue(value);

/** Cookies stay headers of their own, other values of a name are one (RFC 9110, 5.3). */
export function headersByName(headers: Iterable<readonly [name: string, value: string]>) {
  const all = new Map<string, string | string[]>();
  for (const [given, value] of headers) {
    const name = given.toLowerCase();
    const before = all.get(name);
    const both = name === 'set-cookie' ? [before ?? [], value].flat() : `${String(before)}, ${value}`;
    all.set(name, before === undefined ? value : both);
  }
  return Object.fromEntries(all);
}

/** Response header with contract violations that a body does not name. */
export const VIOLATIONS_HEADER = 'x-mock-violations';

/** In characters. */
const VIOLATIONS_LIMIT = 500;

export const violationsHeader = (violations: readonly string[]): Headers =>
  violations.length === 0
    ? {}
    : {
        [VIOLATIONS_HEADER]: violations
          .join('; ')
          .replace(/[^\x20-\x7e]/g, '?')
          .slice(0, VIOLATIONS_LIMIT),
      };

/** Headers of every response: browsers must not guess another media type. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Browsers cache a list but revalidate it, because it may differ after a restart. */
export const cacheableHeaders: Headers = { 'cache-control': 'no-cache', 'content-type': JSON_TYPE };

const isRetried = (status: number) => status === 429 || status === 503;

/** Headers of a problem outside the contract's calls. */
export function problemHeaders(status: number): Headers {
  return {
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    ...(isRetried(status) && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
}

/** Headers of a call's response. @param type its media type; undefined without a body */
export function responseHeaders(
  { credentials }: { readonly credentials: Credentials },
  { status, headers }: ApiResponse,
  type: string | undefined,
): ResponseHeaders {
  const sent: Record<string, string | readonly string[]> = { 'cache-control': 'no-store' };
  if (type !== undefined) sent['content-type'] = encodeHeaderValue(type);
  if (status === 401) sent['www-authenticate'] = encodeHeaderValue(challengeFor(credentials));
  if (isRetried(status)) sent['retry-after'] = RETRY_AFTER_SECONDS;
  return headers ? Object.assign(sent, encodeHeaders(headers)) : sent;
}

/** A media type and its parameters, in lower case and without quotation marks. */
const splitParameters = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('"', '')
    .split(';')
    .map((piece) => piece.trim());

const parseAccept = (accept: string) =>
  accept
    .split(',')
    .map((part) => {
      const [range = '', ...all] = splitParameters(part);
      const weight = Number.parseFloat(all.find((one) => one.startsWith('q='))?.slice(2) ?? '');
      const quality = Number.isNaN(weight) ? 1 : weight;
      // Texts are sent in UTF-8, whatever charset is asked for.
      return { range, quality, parameters: all.filter((one) => one !== '' && !/^(q|charset)=/.test(one)) };
    })
    .filter(({ range }) => range.includes('/'));

/** How much a client wants a media type: the quality of the most specific range that it is in; 0 when there is none. */
function qualityFor(type: string, ranges: ReturnType<typeof parseAccept>): number {
  const [name = '', ...own] = splitParameters(type);
  const wider = ['*/*', name.replace(/\/.*/, '/*'), name];
  let best = { quality: 0, weight: -1 };
  for (const { range, parameters, quality } of ranges) {
    const weight = wider.indexOf(range) + parameters.length;
    const isIn = wider.includes(range) && parameters.every((one) => own.includes(one));
    if (isIn && weight > best.weight) best = { quality, weight };
  }
  return best.quality;
}

/**
 * The media type that a client prefers (RFC 9110, 12.5.1), the first of equal ones; undefined when none fits. A client
 * that wants some JSON gets the JSON that there is.
 */
export function negotiate<Media extends { readonly type: string }>(
  media: readonly Media[],
  accept: string | undefined,
): Media | undefined {
  const ranges = parseAccept(accept ?? '');
  if (ranges.length === 0) return media[0];
  const [best] = media
    .map((one) => ({ one, quality: qualityFor(one.type, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  if (best) return best.one;
  const wantsJson = ranges.some(({ range, quality }) => quality > 0 && isJsonType(range));
  return wantsJson ? media.find(({ type }) => isJsonType(type)) : undefined;
}

/** Whether an Accept header names a media type itself and does not exclude it with `q=0`. */
export const accepts = (accept: string | undefined, type: string): boolean =>
  parseAccept(accept ?? '').some(({ range, quality }) => range === type && quality > 0);

/** Whether an If-None-Match header names this version. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}

/** Where a request has a credential. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** Of an Authorization header, such as `Bearer`. */
  readonly scheme?: string | undefined;
}

/** Alternatives to be authenticated (Security Requirement Objects); each needs all of its credentials. */
export type Credentials = readonly (readonly Credential[])[];

interface SentCredentials {
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a request lacks to be authenticated, for people; undefined when it has all of one alternative. Any value will do. */
export const missingCredentials = (alternatives: Credentials, sent: SentCredentials): string | undefined =>
  alternatives.length === 0 || alternatives.some((all) => all.every((one) => hasCredential(one, sent)))
    ? undefined
    : messages.credentials(alternatives);

function hasCredential({ in: place, name, scheme }: Credential, { query, headers }: SentCredentials): boolean {
  if (place === 'query') return Boolean(new URLSearchParams(query).get(name));
  const cookies = String(headers['cookie'] ?? '').split(/;\s*/);
  if (place === 'cookie') return cookies.some((one) => one.startsWith(`${name}=`));
  const value = String(headers[name.toLowerCase()] ?? '');
  return scheme === undefined ? value !== '' : value.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
}

/** The value of WWW-Authenticate; a key has no scheme of its own. */
const challengeFor = (alternatives: Credentials): string => {
  const schemes = alternatives
    .flat()
    .map(({ scheme = 'ApiKey' }) => (scheme === 'Basic' ? 'Basic realm="API"' : scheme));
  return [...new Set(schemes)].join(', ') || 'Bearer';
};
