import { useCallback, useState } from 'react';

/** The part of the header that sticks, which covers what is below it. */
const STICKY_HEADER = 64;

/** Whether a part of the element with this ref is outside the window. False until it is known. */
export function useIsOffScreen() {
  const [isOff, setOff] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setOff(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${STICKY_HEADER}px 0px 0px`,
      // Less than all of it, because of fractions of pixels.
      threshold: 0.9,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOff(false);
    };
  }, []);
  return { ref, isOff };
}
