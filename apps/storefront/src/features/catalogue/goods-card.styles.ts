import { css } from '@shop/design/styled-system/css';
import { HALF_OF_PHONE } from '../../shared/ui/picture.tsx';

/** How wide a card's picture is in a grid: two columns on phones, three from tablets, four on desktops. */
export const CARD_SIZES = `(min-width: 1024px) 300px, (min-width: 768px) 31vw, ${HALF_OF_PHONE}`;

const text = css.raw({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  pt: '3',
  pb: { base: '2', md: '3' },
  flex: '1',
});

/** Room for the usual text, so that cards and placeholders have about equal heights. */
export const cardText = {
  product: css.raw(text, { minH: { base: '5.65rem', md: '8.65rem' } }),
  brief: css.raw(text, { minH: { base: '5.65rem', md: '5.95rem' } }),
  offer: css.raw(text, { minH: { base: '8.4rem', md: '8.65rem', lg: '7.4rem' } }),
};

export const goodsCard = {
  root: css({ position: 'relative', display: 'flex', flexDirection: 'column', height: 'full' }),
  picture: css({ position: 'relative', overflow: 'hidden', bg: 'bg.subtle', borderRadius: 'l2' }),
  otherPicture: css({
    position: 'absolute',
    inset: '0',
    opacity: '0',
    transition: 'opacity 0.35s',
    _groupHover: { opacity: '1' },
  }),
  badge: css({
    position: 'absolute',
    top: '0',
    insetStart: '0',
    maxW: 'full',
    px: '2',
    py: { base: '0.5', md: '1' },
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.35',
    bg: 'turmeric.solid',
    color: 'turmeric.contrast',
    borderEndEndRadius: 'l2',
  }),
  category: css({ textStyle: 'eyebrow', letterSpacing: '0.08em', color: 'fg.muted' }),
  title: css({
    fontWeight: '600',
    fontSize: 'sm',
    lineHeight: '1.35',
    textWrap: 'pretty',
    // The link covers the card.
    '& a': { _before: { content: '""', position: 'absolute', inset: '0' }, _hover: { color: 'leaf.fg' } },
  }),
  note: css({ fontSize: 'sm', lineHeight: '1.25rem', color: 'fg.muted', textWrap: 'wrap' }),
  // Below title and price, for the larger cards.
  benefit: css({ hideBelow: 'md', minH: '2.5rem' }),
  prices: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', mt: 'auto' }),
  price: css({ textStyle: 'price', fontSize: 'lg' }),
  size: css({ flex: '1 0 auto', maxW: 'full', fontSize: 'sm', color: 'fg.muted', textAlign: 'end' }),
  oldPrice: css({ textStyle: 'price', fontSize: 'sm', fontWeight: '400', color: 'fg.muted' }),
  // Below the prices where cards are narrow.
  taxes: css({
    flex: { base: '1 0 100%', lg: '1 1 auto' },
    fontSize: 'sm',
    color: 'fg.muted',
    textAlign: { lg: 'end' },
  }),
  action: css({ position: 'relative' }),
};
