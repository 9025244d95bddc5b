import { styled } from '@shop/design/styled-system/jsx';
import { palette } from '@shop/design/theme/palette';
import { create } from 'canvas-confetti';
import { useEffect, useRef } from 'react';

const colors = [palette.leaf.light, palette.leaf.dark, palette.turmeric.light, palette.clay.light];

export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    // The content security policy allows no worker of the library.
    const confetti = create(canvas.current ?? undefined, { resize: true, useWorker: false });
    void confetti({ colors, particleCount: 60, spread: 100, startVelocity: 18, gravity: 0.6, origin: { y: 0.3 } });
    return () => confetti.reset();
  }, []);

  return (
    <styled.canvas
      ref={canvas}
      aria-hidden
      data-testid="confetti"
      position="absolute"
      top="-12"
      insetStart={{ base: '-5', md: '-8' }}
      width={{ base: 'calc(100% + 2.5rem)', md: 'calc(100% + 4rem)' }}
      height="calc(100% + 9rem)"
      pointerEvents="none"
      maskImage="radial-gradient(closest-side, #000 55%, transparent)"
    />
  );
}
