import { isSameVersion } from '../http/http.ts';
import type { EngineRequest, EngineResponse, SerialisedList } from './request.ts';
import { printJson } from '../store/exact-json.ts';

/** The lists of an engine, each serialised once. */
export function createListCache() {
  const lists = new WeakMap<object, Promise<SerialisedList>>();
  return {
    /** A response with such a list; 304 to clients that have it. */
    async respond(response: EngineResponse, { headers }: Pick<EngineRequest, 'headers'>): Promise<EngineResponse> {
      const json = response.json as object;
      const serialising = lists.get(json) ?? serialised(json);
      lists.set(json, serialising);
      const list = await serialising;
      const { bytes, etag } = list;
      const others = response.headers['vary'];
      const vary = others === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${String(others)}`;
      if (!isSameVersion(headers['if-none-match'] as string | undefined, etag))
        return { ...response, headers: { ...response.headers, etag, vary }, body: bytes, list };
      const { 'content-type': _, ...kept } = response.headers;
      return { status: 304, headers: { ...kept, etag, vary }, body: undefined, isForced: response.isForced };
    },
  };
}

async function serialised(json: unknown): Promise<SerialisedList> {
  const bytes = new TextEncoder().encode(printJson(json));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Weak, because it is the same with and without compression.
  const etag = `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  return { bytes, etag, compressed: new Map() };
}
