import { ownField } from '@shop/domain/json/parse-json';

/** Whether a call got no response. Only then it is retried: any response counts. */
export function isNetworkError(error: unknown): boolean {
  const status = ownField(error, 'status');
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}
