/** The words of a card, of products and offers alike. A name takes one line, on narrow phone cards two. */
export const cardTitle = {
  as: 'h3',
  fontWeight: '600',
  fontSize: { base: 'sm', md: 'md' },
  lineHeight: '1.35',
  lineClamp: { base: 2, md: 1 },
} as const;

/** Below the picture. */
export const cardText = { gap: '1', pt: '3', pb: { base: '2', md: '4' }, flex: '1' } as const;

/** Room for the longest words, so that a card is as high as its neighbour and as its placeholder. */
export const cardTextHeight = {
  product: { base: '7rem', md: '6.35rem' },
  offer: { base: '11.5rem', md: '11rem' },
} as const;
