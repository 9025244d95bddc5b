import { ownField } from '@shop/domain/json/parse-json';

/** A finished RTK Query call. */
export interface CallResult {
  data?: unknown;
  error?: unknown;
}

/** The response body for any status: login and register report their outcome in the body. */
export function responseBody({ data, error }: CallResult): unknown {
  return error === undefined ? data : ownField(error, 'data');
}
