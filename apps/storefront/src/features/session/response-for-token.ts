import type { UnknownAction } from '@reduxjs/toolkit';
import { ownField } from '@shop/domain/json/parse-json';

const bearerOf = (action: UnknownAction): string | null => {
  const request = ownField(ownField(action.meta, 'baseQueryMeta'), 'request');
  return request instanceof Request ? request.headers.get('authorization') : null;
};

/**
 * The response to a call with this token, from RTK Query's action. Null without a response, or when the call had
 * another token: it says nothing about this session.
 */
export function responseForToken(action: UnknownAction, token: string | null): Response | null {
  if (token === null || bearerOf(action) !== `Bearer ${token}`) return null;
  const response = ownField(ownField(action.meta, 'baseQueryMeta'), 'response');
  return response instanceof Response ? response : null;
}
