import { useSyncExternalStore } from 'react';

/** As wide as requests and another part stand beside each other. */
const wide = matchMedia('(min-width: 68rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
