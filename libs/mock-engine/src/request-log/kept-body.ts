import { isFrozen } from '../ports/frozen.ts';
import { masked } from '../contract/mask.ts';

/** In bytes; a list of a hundred orders fits. */
const BODY_BYTES_LIMIT = 64 * 1024;

/** A body in the log of requests: a list that never changes as it is, any other as JSON with its secrets masked. */
export type KeptBody =
  { readonly frozen: object | undefined } | { readonly json: Buffer; /** Before it was cut off. */ size: number };

const noBody: KeptBody = { frozen: undefined };

/** @param body no deeper than JSON that was read with `parseJson` */
export function keepBody(body: unknown): KeptBody {
  if (body === undefined || body === null) return noBody;
  if (isFrozen(body)) return { frozen: body };
  const json = Buffer.from(JSON.stringify(masked(body)));
  // A copy: a part of the whole would keep the whole.
  return {
    json: json.length > BODY_BYTES_LIMIT ? Buffer.from(json.subarray(0, endOfText(json))) : json,
    size: json.length,
  };
}

/** How much memory it takes by itself, in bytes. */
export function sizeOf(body: KeptBody): number {
  return 'json' in body ? body.json.length : 0;
}

/** Its JSON value, or its beginning as a text when it was cut off; null when there is none. */
export function shownBody(body: KeptBody): unknown {
  if (!('json' in body)) return body.frozen ? masked(body.frozen) : null;
  const { json, size } = body;
  if (size === json.length) return JSON.parse(json.toString());
  return `${json.toString()}… [cut off: ${json.length} of ${size} bytes are kept]`;
}

/** Where the last whole character within the limit ends, in UTF-8. */
function endOfText(bytes: Buffer): number {
  let end = BODY_BYTES_LIMIT;
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return end;
}
