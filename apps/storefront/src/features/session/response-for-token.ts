import type { UnknownAction } from '@reduxjs/toolkit';
import { ownField } from '@shop/domain/json/parse-json';

export interface ServerResponse {
  /** HTTP status. */
  status: number;
  /** As parsed; undefined when it could not be read. */
  body: unknown;
}

const bearerOf = (action: UnknownAction): string | null => {
  const request = ownField(ownField(action.meta, 'baseQueryMeta'), 'request');
  return request instanceof Request ? request.headers.get('authorization') : null;
};

/**
 * The response to a call with this token, from RTK Query's action. Null without a response, or when the call had
 * another token: it says nothing about this session.
 */
export function responseForToken(action: UnknownAction, token: string | null): ServerResponse | null {
  if (token === null || bearerOf(action) !== `Bearer ${token}`) return null;
  const response = ownField(ownField(action.meta, 'baseQueryMeta'), 'response');
  if (!(response instanceof Response)) return null;
  return { status: response.status, body: action.type.endsWith('/fulfilled') ? action.payload : undefined };
}
