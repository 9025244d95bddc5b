import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '@shop/domain/presentation/carousel';
import { startTransition, useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIsMotionReduced } from './use-is-motion-reduced.ts';

/**
 * A carousel's state (specification, section 4): advances every 5 seconds; stops on hover, focus, pause and reduced
 * motion; arrow keys and swipes over 40 px move it.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [swipeFrom, setSwipeFrom] = useState<number | null>(null);
  const isStill = useIsMotionReduced();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  const isRunning = isAlive && count > 1 && !isPaused && !isHovered && !hasFocus && !isStill;

  const go = (index: number) => setCurrent((index + count) % count);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  const endSwipe = (to: number) => {
    if (swipeFrom === null) return;
    setSwipeFrom(null);
    const distance = to - swipeFrom;
    if (Math.abs(distance) > SWIPE_THRESHOLD_PX) go(current + (distance < 0 ? 1 : -1));
  };

  return {
    current,
    isPaused: isPaused || isStill,
    isRunning,
    /** Started; after hydration on prerendered pages. */
    isAlive,
    go,
    next: () => go(current + 1),
    previous: () => go(current - 1),
    togglePause: () => setPaused(!isPaused),
    /** For the element around the slides. */
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowRight') go(current + 1);
        if (event.key === 'ArrowLeft') go(current - 1);
      },
      onPointerDown: (event: PointerEvent) => setSwipeFrom(event.clientX),
      onPointerUp: (event: PointerEvent) => endSwipe(event.clientX),
      onPointerCancel: () => setSwipeFrom(null),
    },
  };
}
