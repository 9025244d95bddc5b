import { styled } from '@shop/design/styled-system/jsx';
import { useEffect, useRef } from 'react';
import { startConfetti } from './confetti-motion.ts';

const COLOURS = ['leaf-solid', 'leaf-muted', 'turmeric-solid', 'clay-solid'];

/** Leaf confetti over its container, once; decoration only. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    const styles = getComputedStyle(shown);
    return startConfetti(
      shown,
      COLOURS.map((name) => styles.getPropertyValue(`--shop-colors-${name}`)),
    );
  }, []);

  return (
    <styled.canvas
      ref={canvas}
      aria-hidden
      data-testid="confetti"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      pointerEvents="none"
      maskImage="linear-gradient(transparent, #000 15%, #000 65%, transparent 95%)"
    />
  );
}
