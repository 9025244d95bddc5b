import { isFrozen } from '../ports/frozen.ts';
import { masked } from '../contract/mask.ts';

/** In bytes; enough for a list of a hundred orders. */
const BODY_BYTES_LIMIT = 64 * 1024;

/** A logged body: a frozen list by reference, any other as JSON with masked secrets. */
export type KeptBody =
  { readonly frozen: object | undefined } | { readonly json: Buffer; /** In bytes, before truncation. */ size: number };

const noBody: KeptBody = { frozen: undefined };

/** @param body as deep as `parseJson` allows */
export function keepBody(body: unknown): KeptBody {
  if (body === undefined || body === null) return noBody;
  if (isFrozen(body)) return { frozen: body };
  const json = Buffer.from(JSON.stringify(masked(body)));
  // Copied, because a subarray would keep the whole buffer in memory.
  return {
    json: json.length > BODY_BYTES_LIMIT ? Buffer.from(json.subarray(0, endOfText(json))) : json,
    size: json.length,
  };
}

/** Memory of the body in bytes; a frozen list takes none. */
export function sizeOf(body: KeptBody): number {
  return 'json' in body ? body.json.length : 0;
}

/** The JSON value, its beginning as text when truncated, or null. */
export function shownBody(body: KeptBody): unknown {
  if (!('json' in body)) return body.frozen ? masked(body.frozen) : null;
  const { json, size } = body;
  if (size === json.length) return JSON.parse(json.toString());
  return `${json.toString()}… [cut off: ${json.length} of ${size} bytes are kept]`;
}

/** The end of the last complete UTF-8 character within the limit. */
function endOfText(bytes: Buffer): number {
  let end = BODY_BYTES_LIMIT;
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return end;
}
