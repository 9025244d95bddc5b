import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { sessionApi } from './session.api.ts';
import { selectToken, selectUser } from './session.slice.ts';

/** Whether the signed-in user is still loading. */
export function useIsUserLoading(): boolean {
  const token = useSelector(selectToken);
  const user = useSelector(selectUser);
  const { isUninitialized, isLoading, isFetching } = sessionApi.endpoints.getUser.useQueryState(
    token === null ? skipToken : { token },
  );
  return token !== null && user === null && (isUninitialized || isLoading || isFetching);
}
