import { useSyncExternalStore } from 'react';

/** Room for two columns. */
const wide = matchMedia('(min-width: 68rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
