import { useCallback, useEffect, useRef } from 'react';

/** The same function for good, which does what the latest one does: rows that get it are not drawn again for its sake. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
