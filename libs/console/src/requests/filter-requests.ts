import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { hasWords } from '../parts/has-words.ts';

/** The filter of a world's requests but for pictures. */
export const everything = {
  /** Words of the request, or of what happened to it: `5xx`, `situation`, `violation`, `no response`. */
  text: '',
  hasAllWorlds: false,
  hasPictures: false,
};

export type RequestFilter = Readonly<typeof everything>;

/** The matching requests, newest first, without the console's own. @param world unless the filter has all worlds */
export function filterRequests(requests: readonly LoggedRequest[], filter: RequestFilter, world: string) {
  const { text, hasAllWorlds, hasPictures } = filter;
  return requests
    .filter((entry) => {
      const path = pathOf(entry);
      const isShown = hasPictures || entry.operationId !== null || !fileName.test(path);
      const isHere = hasAllWorlds || entry.world === world;
      return isShown && isHere && !path.startsWith('/__mock') && hasWords(wordsOf(entry), text);
    })
    .toReversed();
}

/** The path without the world's prefix. */
export const pathOf = ({ url }: LoggedRequest): string => url.replace(/^\/__world\/[^/?]+(?=[/?]|$)/, '') || '/';

const fileName = /\.(?:avif|gif|ico|jpe?g|pdf|png|svg|webp|woff2)(?:\?|$)/i;

function wordsOf(entry: LoggedRequest): string {
  const { method, operationId, status, appliedRules, violations } = entry;
  return [
    method,
    pathOf(entry),
    operationId,
    status === 0 ? 'no response' : `${status} ${Math.floor(status / 100)}xx`,
    ...(appliedRules.length > 0 ? ['situation', ...appliedRules] : []),
    ...(violations.length > 0 ? ['violation', ...violations] : []),
  ].join(' ');
}
