import { useEffect, useEffectEvent } from 'react';

/** What pages need of RTK Query's result. */
export interface ListQuery<Data = unknown> {
  /** Stays after a failed refetch. */
  data?: Data | undefined;
  /** Set when a call has failed twice, until one succeeds. */
  error?: unknown;
  refetch: () => unknown;
}

export interface ListsState {
  /** All lists have loaded; until then show skeletons. */
  isReady: boolean;
  /** A call has failed twice in a row: show a note. */
  hasRepeatedFailure: boolean;
  retry: () => void;
}

/** When failed lists are fetched again, in ms: after this time, then after twice as long, and so on. */
const FIRST_RETRY = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

/** The state of a page's lists. Failed ones are fetched again, ever more seldom, until they load (docs/decisions/0005). */
export function useLists(...queries: ListQuery[]): ListsState {
  const failed = queries.filter(({ error }) => error !== undefined);
  const hasRepeatedFailure = failed.length > 0;
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const retryAgain = useEffectEvent(retry);

  useEffect(() => {
    if (!hasRepeatedFailure) return;
    let timer: ReturnType<typeof setTimeout>;
    const retryAfter = (pause: number) => {
      timer = setTimeout(() => {
        retryAgain();
        retryAfter(Math.min(2 * pause, LONGEST_PAUSE));
      }, pause);
    };
    retryAfter(FIRST_RETRY);
    return () => clearTimeout(timer);
  }, [hasRepeatedFailure]);

  return { isReady: queries.every(({ data }) => data !== undefined), hasRepeatedFailure, retry };
}
