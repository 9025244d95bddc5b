import type { SystemStyleObject } from '@chakra-ui/react';
import { HALF_OF_PHONE } from './picture-sizes.ts';

/** How wide a card's picture is in a grid: two columns on phones, three from tablets, four on desktops. */
export const CARD_SIZES = `(min-width: 1024px) 300px, (min-width: 768px) 31vw, ${HALF_OF_PHONE}`;

/** Below the picture. */
export const cardText = { gap: '1', pt: '3', pb: { base: '2', md: '4' }, flex: '1' } as const;

/** Room for the longest words, so that a card is as high as its neighbour and as its placeholder. */
export const cardTextHeight = {
  product: { base: '7rem', md: '6.35rem' },
  offer: { base: '11.5rem', md: '11rem' },
} as const;

const styles = (of: keyof typeof cardTextHeight): SystemStyleObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  '& .card-picture': { position: 'relative', overflow: 'hidden', bg: 'bg.subtle', borderRadius: 'l2' },
  '& .card-words': { display: 'flex', flexDirection: 'column', ...cardText, minH: cardTextHeight[of] },
  '& .card-shelf': { textStyle: 'eyebrow', color: 'fg.muted', fontSize: '0.6875rem', truncate: true },
  // A name takes one line, on narrow phone cards two.
  '& .card-title': {
    fontWeight: '600',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: '1.35',
    lineClamp: { base: 2, md: 1 },
  },
  // The whole card is the link's.
  '& .card-title a': { _before: { content: '""', position: 'absolute', inset: '0' }, _hover: { color: 'leaf.fg' } },
  '& .card-price': { textStyle: 'price', fontSize: 'lg' },
  '& .card-note': { fontSize: 'sm', color: 'fg.muted', lineClamp: 2 },
  '& .card-other-picture': {
    position: 'absolute',
    inset: '0',
    opacity: '0',
    transition: 'opacity 0.35s',
    '.group:is(:hover) &': { opacity: '1' },
  },
  '& .card-action': { position: 'relative' },
});

export const goodsCardStyles = { product: styles('product'), offer: styles('offer') };
