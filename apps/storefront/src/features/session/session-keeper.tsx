import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useSelfHealing } from '../../shared/api/use-self-healing.ts';
import { isUnanswered } from './is-unanswered.ts';
import { useGetUserQuery } from './session.api.ts';
import { selectToken } from './session.slice.ts';

/**
 * Asks who the token belongs to: at the start when one is stored, and after every sign-in. The session answers to what
 * comes back (decisions, "Account").
 */
export function SessionKeeper() {
  const token = useSelector(selectToken);
  const query = useGetUserQuery(token === null ? skipToken : { token });
  useSelfHealing({ ...query, isError: query.isError && isUnanswered(query.error) });
  return null;
}
