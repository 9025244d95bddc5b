const heading = { fontFamily: 'heading', fontWeight: '500' };

/** Text styles: Eczar for headings, Figtree for the rest, tabular figures for prices. */
export const shopTextStyles = {
  heading: { value: heading },
  display: {
    value: {
      ...heading,
      fontSize: { base: '2.25rem', md: '2.75rem', xl: '3.75rem' },
      lineHeight: '1.04',
      letterSpacing: '-0.02em',
    },
  },
  h1: {
    value: {
      ...heading,
      fontSize: { base: '1.75rem', xl: '2.5rem' },
      lineHeight: '1.12',
      letterSpacing: '-0.015em',
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: { base: '1.5rem', xl: '1.75rem' },
      lineHeight: '1.18',
      letterSpacing: '-0.01em',
    },
  },
  h3: { value: { ...heading, fontSize: '1.25rem', lineHeight: '1.3' } },
  lead: { value: { fontSize: { base: '1rem', md: '1.125rem' }, lineHeight: { base: '1.5', md: '1.6' } } },
  eyebrow: {
    value: {
      fontSize: '0.75rem',
      lineHeight: '1rem',
      fontWeight: '600',
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
    },
  },
  price: { value: { fontVariantNumeric: 'tabular-nums', fontWeight: '600', letterSpacing: '-0.01em' } },
  binomial: { value: { fontStyle: 'italic', letterSpacing: '0.01em' } },
};
