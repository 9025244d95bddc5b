import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => {};

/** The address's query; empty while a prerendered page hydrates, since it was built without one. */
export function usePageQuery(): URLSearchParams {
  const { search } = useLocation();
  const shown = useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
