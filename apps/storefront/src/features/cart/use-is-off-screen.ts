import { useEffect, useState, type RefObject } from 'react';

/** The part of the header that sticks, which covers what is below it. */
const STICKY_HEADER = 64;

/** Whether more than half of an element is outside the window. False until it is known. */
export function useIsOffScreen(ref: RefObject<Element | null>): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOff(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${STICKY_HEADER}px 0px 0px`,
      threshold: 0.5,
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOff;
}
