import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../shared/app-store.ts';
import { sessionApi } from './session.api.ts';
import { selectToken, selectUser } from './session.slice.ts';

/** Whether the signed-in user is still loading. */
export function useIsUserLoading(): boolean {
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  const { isUninitialized, isLoading, isFetching } = sessionApi.endpoints.getUser.useQueryState(
    token === null ? skipToken : { token },
  );
  return token !== null && user === null && (isUninitialized || isLoading || isFetching);
}
