import { useSelector } from 'react-redux';
import { useLists, type ListsState } from '../../shared/api/use-lists.ts';
import { useGetUserQuery } from './session.api.ts';
import { selectToken, selectUser } from './session.slice.ts';

function useUserQuery() {
  const skip = useSelector(selectToken) === null;
  return useGetUserQuery(undefined, { skip, refetchOnReconnect: false });
}

/**
 * Loads the token's user at the start and after every sign-in, again and again while that fails. The session slice
 * handles the response (decisions, "Account").
 */
export function SessionCheck() {
  useLists(useUserQuery());
  return null;
}

/** Whether the user behind the token is known, for pages that need them; {@link SessionCheck} asks. */
export function useUserState(): ListsState {
  const { error, refetch } = useUserQuery();
  const isReady = useSelector(selectUser) !== null;
  return { isReady, hasRepeatedFailure: !isReady && error !== undefined, retry: () => void refetch() };
}
