import { ownField } from '@shop/domain/json/parse-json';

/** Whether a call brought no reply at all: only then it is asked again, since an answer counts whatever it says. */
export function isNetworkError(error: unknown): boolean {
  const status = ownField(error, 'status');
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}
