import { isSameVersion } from '../http/http.ts';
import type { EngineRequest, EngineResponse } from './request.ts';
import { printJson } from '../store/exact-json.ts';

interface SerialisedList {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** The lists of an engine, each serialised once. */
export function createListCache() {
  const lists = new WeakMap<object, Promise<SerialisedList>>();
  return {
    /** A response with such a list; 304 to clients that have it. */
    async respond(response: EngineResponse, { headers }: Pick<EngineRequest, 'headers'>): Promise<EngineResponse> {
      const json = response.json as object;
      const serialising = lists.get(json) ?? serialised(json);
      lists.set(json, serialising);
      const { bytes, etag } = await serialising;
      if (!isSameVersion(headers['if-none-match'] as string | undefined, etag))
        return { ...response, headers: { ...response.headers, etag }, body: bytes };
      const { 'content-type': _, ...kept } = response.headers;
      return { status: 304, headers: { ...kept, etag }, body: undefined, isForced: response.isForced };
    },
  };
}

async function serialised(json: unknown): Promise<SerialisedList> {
  const bytes = new TextEncoder().encode(printJson(json));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Weak: a proxy may compress it.
  const etag = `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  return { bytes, etag };
}
