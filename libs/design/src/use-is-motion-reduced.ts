import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const follow = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether reduced motion is on. Prerendered pages assume it is off. */
export const useIsMotionReduced = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
