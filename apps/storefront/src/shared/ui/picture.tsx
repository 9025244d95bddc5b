import { Center, styled } from '@shop/design/styled-system/jsx';
import { LeafIcon } from '@shop/design/ui/icons';
import { useEffect, useState, type CSSProperties } from 'react';
import { runtimeConfig } from '../env.ts';
import { portalUrl } from '../portal.ts';
import { uiMessages } from './ui.messages.ts';

interface PictureProps {
  /** URL, without a query; empty without a picture. */
  src: string;
  /** Decoration without one. */
  alt?: string;
  /** Height of the box as a share of its width: 4:5 by default. */
  ratio?: number;
  sizes: string;
  /** For the one picture of the first view. */
  isFirstView?: boolean;
}

const PORTRAIT_RATIO = 4 / 5;
const INTRINSIC_WIDTH = 720;

/** The smaller variants of the portal's pictures; the server negotiates AVIF or WebP by Accept. */
const variants = (src: string): string | undefined => {
  if (!src.startsWith(portalUrl('/'))) return undefined;
  const { pictureWidths } = runtimeConfig();
  // In a `srcset` a blank ends an address, and a comma may.
  const address = src.replaceAll(/[\s,]/g, encodeURIComponent);
  return pictureWidths.map((width) => `${address}?w=${width} ${width}w`).join(', ') || undefined;
};

/** A picture in a box of fixed size; a leaf replaces a missing one. */
export function Picture({ src, alt = '', ratio = PORTRAIT_RATIO, sizes, isFirstView = false }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (missing === undefined) return;
    const tryAgain = () => setMissing(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [missing]);

  // As a property, so that a style sheet may set another.
  const box = { '--ratio': ratio } as CSSProperties;
  if (src === '' || missing === src) {
    return (
      <Center
        style={box}
        aspectRatio="var(--ratio)"
        width="full"
        bg="bg.subtle"
        color="fg.muted"
        fontSize="3xl"
        role="img"
        aria-label={alt || uiMessages.pictureMissing}
      >
        <LeafIcon />
      </Center>
    );
  }
  return (
    <styled.img
      style={box}
      aspectRatio="var(--ratio)"
      width="full"
      objectFit="cover"
      _dark={{ filter: 'brightness(0.92)' }}
      src={src}
      srcSet={variants(src)}
      sizes={sizes}
      alt={alt}
      htmlWidth={INTRINSIC_WIDTH}
      htmlHeight={Math.round(INTRINSIC_WIDTH / ratio)}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : 'auto'}
      decoding={isFirstView ? 'sync' : 'async'}
      onError={() => setMissing(src)}
    />
  );
}

/** A picture's width on a phone, without margins. */
export const WHOLE_PHONE = 'calc(100vw - 2rem)';

/** In two columns. */
export const HALF_OF_PHONE = 'calc(50vw - 1.5rem)';
