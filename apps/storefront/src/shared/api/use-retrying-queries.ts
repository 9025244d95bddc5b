import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '../report-error.ts';
import { retryDelay } from './retry-delay.ts';

/** The used part of an RTK Query result. */
export interface RetryableQuery {
  isSuccess: boolean;
  /** Stays after a failed refetch. */
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  startedTimeStamp?: number;
  refetch: () => unknown;
}

type Settled<Data> = Omit<RetryableQuery, 'refetch' | 'currentData'> & { data?: Data | undefined };

/** For `selectFromResult`: a loaded list stays while refetching and after a failed refetch, without a new render. */
export const settledList = <Data>(query: Settled<Data>): Settled<Data> => {
  const { data, isSuccess, isError, isFetching, error, startedTimeStamp = 0 } = query;
  return isSuccess
    ? { data, isSuccess, isError: false, isFetching: false }
    : { data, isSuccess: data !== undefined, isError, isFetching, error, startedTimeStamp };
};

export interface ListsState {
  /** All lists have loaded; until then show skeletons. */
  isReady: boolean;
  /** The second failure in a row: show a note. */
  hasRepeatedFailure: boolean;
  /** Retries at once. */
  retry: () => void;
}

/** The first failure is not shown, since most recover. */
const REPEATED_FAILURE_COUNT = 2;

/** Logs failed queries and retries them with growing delays and on reconnect (decisions, "Lists that fail"). */
export function useRetryingQueries(...queries: RetryableQuery[]): ListsState {
  const [failures, setFailures] = useState({ count: 0, lastAttempt: 0 });
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const isFailed = failed.length > 0;
  const isReady = queries.every((query) => query.isSuccess || query.currentData !== undefined);
  const attempt = Math.max(0, ...failed.map((query) => query.startedTimeStamp ?? 0));

  if (isFailed && attempt > failures.lastAttempt) setFailures({ count: failures.count + 1, lastAttempt: attempt });
  const isWell = isReady && !queries.some((query) => query.isError || query.isFetching);
  if (isWell && failures.count > 0) setFailures({ count: 0, lastAttempt: 0 });

  const retry = () => failed.forEach((query) => void query.refetch());
  const heal = useEffectEvent(retry);
  const log = useEffectEvent(() => failed.forEach((query) => reportError('list', query.error)));

  useEffect(() => {
    if (!isFailed || failures.count === 0) return;
    log();
    const retryAgain = () => heal();
    const timer = setTimeout(retryAgain, retryDelay(failures.count));
    window.addEventListener('online', retryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retryAgain);
    };
  }, [isFailed, failures.count]);

  return { isReady, hasRepeatedFailure: failures.count >= REPEATED_FAILURE_COUNT, retry };
}
