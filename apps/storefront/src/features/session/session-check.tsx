import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useRetryingQueries } from '../../shared/api/use-retrying-queries.ts';
import { isNetworkError } from './is-network-error.ts';
import { useGetUserQuery } from './session.api.ts';
import { selectToken } from './session.slice.ts';

/**
 * Loads the token's user at the start and after every sign-in. The session slice handles the response (decisions,
 * "Account").
 */
export function SessionCheck() {
  const token = useSelector(selectToken);
  const query = useGetUserQuery(token === null ? skipToken : { token }, { refetchOnReconnect: false });
  useRetryingQueries({ ...query, isError: query.isError && isNetworkError(query.error) });
  return null;
}
