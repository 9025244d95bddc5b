import type { Masks } from '../http/mask.ts';
import { printJson, readJson } from '../store/exact-json.ts';

/** A body as JSON with masked secrets, cut off when it is long; a cacheable list by its key, because many share it. */
export type KeptBody =
  | null
  | { readonly listKey: string }
  | { readonly json: string; /** In characters, before truncation. */ size: number };

/** Headers and bodies of an exchange, without secrets. */
export interface Details {
  readonly request: KeptBody;
  readonly response: KeptBody;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers and bodies with their secrets. */
export interface SentDetails {
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers;
}

/** In characters of JSON; enough for a list of a hundred records. */
export const KEPT_LENGTH = 64 * 1024;

/** @param listKey of the response, when it is a cacheable list */
export function maskedDetails(
  masks: Masks,
  sent: SentDetails,
  listKey: string | undefined,
  secretFields: ReadonlySet<string> | undefined,
): Details {
  return {
    request: keptBody(masks, sent.request, secretFields),
    response: listKey === undefined ? keptBody(masks, sent.response, secretFields) : { listKey },
    requestHeaders: masks.headers(sent.requestHeaders),
    responseHeaders: masks.headers(sent.responseHeaders),
  };
}

/** @param body as deep as `parseJson` allows */
function keptBody(masks: Masks, body: unknown, secretFields?: ReadonlySet<string>): KeptBody {
  if (body === undefined || body === null) return null;
  const json = printJson(masks.body(body, secretFields));
  return { json: json.length > KEPT_LENGTH ? beginningOf(json) : json, size: json.length };
}

/** A copy: a slice would keep the whole text in memory. */
const beginningOf = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text.slice(0, KEPT_LENGTH)));

/** A body's JSON value, its beginning as text when it is cut off, or null. */
export function bodyValue(kept: KeptBody, lists: ReadonlyMap<string, unknown>): unknown {
  if (!kept) return null;
  if ('listKey' in kept) return lists.get(kept.listKey);
  const { json, size } = kept;
  if (size === json.length) return readJson(json);
  return `${json}… [cut off: ${json.length} of ${size} characters are kept]`;
}

/** Characters that a body takes; a list takes none, because many share it. */
export const bodySize = (kept: KeptBody): number => (kept && 'json' in kept ? kept.json.length : 0);

/** Characters that headers take, roughly. */
export function headersSize(headers: Headers): number {
  let size = 0;
  for (const name in headers) size += headers[name]?.length ?? 0;
  return size;
}
