const heading = { fontFamily: 'heading', fontWeight: '500' };

/** Text styles: Eczar for headings, Figtree for the rest, tabular figures for prices. */
export const shopTextStyles = {
  heading: { value: heading },
  display: {
    value: {
      ...heading,
      // Beside a picture it has half the width.
      fontSize: {
        base: 'clamp(2.75rem, 1.9rem + 3.6vw, 4.5rem)',
        lg: 'clamp(2.5rem, 1rem + 3.2vw, 3.75rem)',
      },
      lineHeight: '1.04',
      letterSpacing: '-0.02em',
    },
  },
  h1: {
    value: {
      ...heading,
      fontSize: 'clamp(1.75rem, 1.6rem + 0.6vw, 2.125rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.015em',
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)',
      lineHeight: '1.18',
      letterSpacing: '-0.01em',
    },
  },
  h3: { value: { ...heading, fontSize: '1.25rem', lineHeight: '1.3' } },
  lead: { value: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: '1.6' } },
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
