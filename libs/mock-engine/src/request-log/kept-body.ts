import { masked } from '../contract/mask.ts';

/** In characters of JSON; enough for a list of a hundred orders. */
const BODY_LIMIT = 64 * 1024;

/** A logged body: a cacheable list by reference, any other as JSON with masked secrets. */
export type KeptBody =
  null | { readonly list: object } | { readonly json: string; /** In characters, before truncation. */ size: number };

/** @param body as deep as `parseJson` allows */
export function keepBody(body: unknown, isCacheable = false): KeptBody {
  if (body === undefined || body === null) return null;
  if (isCacheable) return { list: body };
  const json = JSON.stringify(masked(body));
  return { json: json.slice(0, BODY_LIMIT), size: json.length };
}

/** Approximate bytes of memory; a list takes none. */
export function sizeOf(body: KeptBody): number {
  return body && 'json' in body ? body.json.length : 0;
}

/** The JSON value, its beginning as text when truncated, or null. */
export function shownBody(body: KeptBody): unknown {
  if (!body || 'list' in body) return body && masked(body.list);
  const { json, size } = body;
  return size === json.length ? JSON.parse(json) : `${json}… [cut off: ${json.length} of ${size} characters are kept]`;
}
