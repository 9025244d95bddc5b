import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';

export type StatusFilter = 'all' | '2' | '3' | '4' | '5' | '0' | 'situation' | 'violation';

export interface RequestFilter {
  readonly text: string;
  /** An operation, `all`, or `other` for requests outside the contract. */
  readonly operation: string;
  readonly status: StatusFilter;
  /** A world's name; empty for all. */
  readonly world: string;
  readonly hasPictures: boolean;
}

/** The matching requests, newest first, without the console's own. */
export function filterRequests(requests: readonly LoggedRequest[], filter: RequestFilter): LoggedRequest[] {
  return requests.filter((entry) => fits(entry, filter)).toReversed();
}

/** The path without the world's prefix. */
export const pathOf = ({ url }: LoggedRequest): string => url.replace(/^\/__world\/[^/?]+(?=[/?]|$)/, '') || '/';

const fileName = /\.(?:avif|gif|ico|jpe?g|pdf|png|svg|webp|woff2)(?:\?|$)/i;

function fits(entry: LoggedRequest, { text, operation, status, world, hasPictures }: RequestFilter): boolean {
  const path = pathOf(entry);
  if (path.startsWith('/__mock')) return false;
  if (!hasPictures && entry.operationId === null && fileName.test(path)) return false;
  if (world !== '' && entry.world !== world) return false;
  if (operation === 'other' ? entry.operationId !== null : operation !== 'all' && entry.operationId !== operation)
    return false;
  return hasStatus(entry, status) && hasText(entry, path, text.trim().toLowerCase());
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

/** Whether the row contains every word. */
function hasText(
  { method, operationId, status, because, violations }: LoggedRequest,
  path: string,
  text: string,
): boolean {
  if (text === '') return true;
  const row = [method, path, operationId, status, ...because, ...violations].join(' ').toLowerCase();
  return text.split(/\s+/).every((word) => row.includes(word));
}
