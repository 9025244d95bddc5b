import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../shared/app-store.ts';
import { useGetUserQuery } from './session.api.ts';
import { selectToken } from './session.slice.ts';

/**
 * Loads the token's user at the start and after every sign-in. The session slice handles the response (decisions,
 * "Account").
 */
export function SessionCheck() {
  const token = useAppSelector(selectToken);
  useGetUserQuery(token === null ? skipToken : { token }, { refetchOnReconnect: false });
  return null;
}
