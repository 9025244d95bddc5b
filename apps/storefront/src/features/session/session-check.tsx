import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../shared/app-store.ts';
import { sessionApi, useGetUserQuery } from './session.api.ts';
import { selectToken, selectUser } from './session.slice.ts';

/**
 * Loads the token's user at the start and after every sign-in. The session slice handles the response (decisions,
 * "Account").
 */
export function SessionCheck() {
  const token = useAppSelector(selectToken);
  useGetUserQuery(token === null ? skipToken : { token }, { refetchOnReconnect: false });
  return null;
}

export function useIsUserLoading(): boolean {
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  const { isUninitialized, isLoading, isFetching } = sessionApi.endpoints.getUser.useQueryState(
    token === null ? skipToken : { token },
  );
  return token !== null && user === null && (isUninitialized || isLoading || isFetching);
}
