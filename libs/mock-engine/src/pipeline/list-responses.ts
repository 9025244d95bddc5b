import { isSameVersion } from '../contract/accept-header.ts';
import type { EngineRequest, EngineResponse } from './request.ts';

interface SerialisedList {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Serialises each cacheable list once, and responds 304 to clients that have it. */
export function listResponses() {
  const lists = new Map<unknown, Promise<SerialisedList>>();

  return async (response: EngineResponse, { headers }: Pick<EngineRequest, 'headers'>): Promise<EngineResponse> => {
    const list = lists.get(response.json) ?? serialised(response.json);
    lists.set(response.json, list);
    const { bytes, etag } = await list;
    const { 'content-type': type = '', ...others } = response.headers;
    if (isSameVersion(headers['if-none-match'] as string | undefined, etag))
      return { status: 304, headers: { ...others, etag }, body: undefined, isForced: response.isForced };
    return { ...response, headers: { ...others, 'content-type': type, etag }, body: bytes };
  };
}

async function serialised(list: unknown): Promise<SerialisedList> {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Weak, because it is the same for every compression.
  return { bytes, etag: `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"` };
}
