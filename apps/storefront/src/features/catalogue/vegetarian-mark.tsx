import { css } from '@shop/design/styled-system/css';

/** The green mark of vegetarian products in India: a dot in a square. The word stands beside it. */
export const VegetarianMark = () => (
  <svg viewBox="0 0 20 20" className={css({ boxSize: '5', flexShrink: '0', color: 'leaf.solid' })} aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="1.5" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="10" cy="10" r="5" fill="currentColor" />
  </svg>
);
