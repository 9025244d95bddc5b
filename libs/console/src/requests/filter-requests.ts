import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { hasWords } from '../parts/has-words.ts';

export type StatusFilter = 'all' | '2' | '3' | '4' | '5' | '0' | 'situation' | 'violation';

export interface RequestFilter {
  readonly text: string;
  /** An operation, `all`, or `other` for requests outside the contract. */
  readonly operation: string;
  readonly status: StatusFilter;
  readonly hasAllWorlds: boolean;
  readonly hasPictures: boolean;
}

/** The filter of a world's requests but for pictures. */
export const everything: RequestFilter = {
  text: '',
  operation: 'all',
  status: 'all',
  hasAllWorlds: false,
  hasPictures: false,
};

/** The matching requests, newest first, without the console's own. @param world unless the filter has all worlds */
export function filterRequests(requests: readonly LoggedRequest[], filter: RequestFilter, world: string) {
  return requests.filter((entry) => (filter.hasAllWorlds || entry.world === world) && fits(entry, filter)).toReversed();
}

/** The path without the world's prefix. */
export const pathOf = ({ url }: LoggedRequest): string => url.replace(/^\/__world\/[^/?]+(?=[/?]|$)/, '') || '/';

const fileName = /\.(?:avif|gif|ico|jpe?g|pdf|png|svg|webp|woff2)(?:\?|$)/i;

function fits(entry: LoggedRequest, { text, operation, status, hasPictures }: RequestFilter): boolean {
  const { method, operationId, because, violations } = entry;
  const path = pathOf(entry);
  if (path.startsWith('/__mock')) return false;
  if (!hasPictures && operationId === null && fileName.test(path)) return false;
  if (operation !== 'all' && (operationId ?? 'other') !== operation) return false;
  return (
    hasStatus(entry, status) &&
    hasWords([method, path, operationId, entry.status, ...because, ...violations].join(' '), text)
  );
}

function hasStatus({ status, because, violations }: LoggedRequest, wanted: StatusFilter): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'situation':
      return because.length > 0;
    case 'violation':
      return violations.length > 0;
    default:
      return Math.floor(status / 100) === Number(wanted);
  }
}
