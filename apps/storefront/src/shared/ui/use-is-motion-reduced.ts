import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const follow = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the shopper asked for less movement. A page that the build wrote is the one for who did not. */
export const useIsMotionReduced = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
