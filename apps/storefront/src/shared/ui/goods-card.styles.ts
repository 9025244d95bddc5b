import { css, sva } from '@shop/design/styled-system/css';
import { HALF_OF_PHONE } from './picture-sizes.ts';

/** How wide a card's picture is in a grid: two columns on phones, three from tablets, four on desktops. */
export const CARD_SIZES = `(min-width: 1024px) 300px, (min-width: 768px) 31vw, ${HALF_OF_PHONE}`;

const text = css.raw({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  pt: '3',
  pb: { base: '2', md: '4' },
  flex: '1',
});

/** Below the picture: room for the longest words, so that a card is as high as its neighbour and as its placeholder. */
export const cardText = {
  product: css.raw(text, { minH: { base: '7rem', md: '6.35rem' } }),
  offer: css.raw(text, { minH: { base: '11.5rem', md: '11rem' } }),
};

/** A card's parts. */
export const goodsCard = sva({
  slots: ['root', 'picture', 'otherPicture', 'shelf', 'title', 'price', 'note', 'action'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', height: 'full' },
    picture: { position: 'relative', overflow: 'hidden', bg: 'bg.subtle', borderRadius: 'l2' },
    otherPicture: {
      position: 'absolute',
      inset: '0',
      opacity: '0',
      transition: 'opacity 0.35s',
      _groupHover: { opacity: '1' },
    },
    shelf: { textStyle: 'eyebrow', color: 'fg.muted', fontSize: '0.6875rem', truncate: true },
    // A name takes one line, on narrow phone cards two.
    title: {
      fontWeight: '600',
      fontSize: { base: 'sm', md: 'md' },
      lineHeight: '1.35',
      lineClamp: { base: 2, md: 1 },
      textWrap: 'wrap',
      // The whole card is the link's.
      '& a': { _before: { content: '""', position: 'absolute', inset: '0' }, _hover: { color: 'leaf.fg' } },
    },
    price: { textStyle: 'price', fontSize: 'lg' },
    note: { fontSize: 'sm', color: 'fg.muted', lineClamp: 2, textWrap: 'wrap' },
    action: { position: 'relative' },
  },
})();
