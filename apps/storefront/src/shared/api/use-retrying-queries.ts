import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '../report-error.ts';
import { retryDelay } from './retry-delay.ts';

/** What this needs of an RTK Query result. */
export interface RetryableQuery {
  isSuccess: boolean;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  startedTimeStamp?: number;
  refetch: () => unknown;
}

type Settled<Data> = Omit<RetryableQuery, 'refetch'> & { data?: Data | undefined };

/**
 * For `selectFromResult`: a list that is there stays, also when it cannot be asked for anew. Nothing is drawn again
 * while it is.
 */
export const settledList = <Data>(query: Settled<Data>): Settled<Data> => {
  const { data, isSuccess, isError, isFetching, error, startedTimeStamp = 0 } = query;
  return isSuccess
    ? { data, isSuccess, isError: false, isFetching: false }
    : { data, isSuccess: data !== undefined, isError, isFetching, error, startedTimeStamp };
};

export interface ListsState {
  /** All lists have arrived; until then skeletons stand. */
  isReady: boolean;
  /** They keep failing: shoppers are told, above the skeletons. */
  hasRepeatedFailure: boolean;
  /** Asks again at once. */
  retry: () => void;
}

/** Shoppers hear of it after the second failure in a row: most first ones heal unseen. */
const REPEATED_FAILURE_COUNT = 2;

/**
 * Lists that heal by themselves: a failure is logged and asked again with growing delays and as soon as the
 * connection is back (decisions, "Lists that fail").
 */
export function useRetryingQueries(...queries: RetryableQuery[]): ListsState {
  const [failures, setFailures] = useState({ count: 0, lastAttempt: 0 });
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const isFailed = failed.length > 0;
  const isReady = queries.every((query) => query.isSuccess);
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
