import type { OperationId } from '@shop/api-contract/operation';
import type { Exchange } from '../client/control.types.ts';

/** `besides` is everything that is no call of the contract. */
export type OperationFilter = OperationId | 'all' | 'besides';
export type StatusFilter = 'all' | '2' | '3' | '4' | '5' | '0' | 'situation' | 'violation';

export interface ExchangeFilter {
  readonly text: string;
  readonly operation: OperationFilter;
  readonly status: StatusFilter;
  /** A world's name; empty for all. */
  readonly world: string;
  readonly hasPictures: boolean;
}

/** The exchanges that fit, newest first. The console's own calls are never among them. */
export function filterExchanges(exchanges: readonly Exchange[], filter: ExchangeFilter): Exchange[] {
  return exchanges.filter((exchange) => fits(exchange, filter)).toReversed();
}

/** The address inside its world. */
export const pathOf = ({ url }: Exchange): string => url.replace(/^\/__world\/[^/?]+(?=[/?]|$)/, '') || '/';

function fits(exchange: Exchange, { text, operation, status, world, hasPictures }: ExchangeFilter): boolean {
  const path = pathOf(exchange);
  if (path.startsWith('/__mock')) return false;
  if (!hasPictures && path.startsWith('/custom/')) return false;
  if (world !== '' && exchange.world !== world) return false;
  if (
    operation === 'besides' ? exchange.operationId !== null : operation !== 'all' && exchange.operationId !== operation
  )
    return false;
  return hasStatus(exchange, status) && hasText(exchange, path, text.trim().toLowerCase());
}

function hasStatus({ status, because, violations }: Exchange, wanted: StatusFilter): boolean {
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

/** Every word must be somewhere in the row. */
function hasText({ method, operationId, status, because, violations }: Exchange, path: string, text: string): boolean {
  if (text === '') return true;
  const row = [method, path, operationId, status, ...because, ...violations].join(' ').toLowerCase();
  return text.split(/\s+/).every((word) => row.includes(word));
}
