import { ownField } from '@shop/domain/json/parse-json';

/** What a finished RTK Query call gives. */
export interface CallResult {
  data?: unknown;
  error?: unknown;
}

/** The parsed body of an answer, whatever its status: login and register say in the body how they went. */
export function responseBody({ data, error }: CallResult): unknown {
  return error === undefined ? data : ownField(error, 'data');
}
