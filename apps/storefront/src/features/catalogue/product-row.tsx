import { css } from '@shop/design/styled-system/css';
import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Children, type ReactNode } from 'react';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { ProductSkeleton } from './product-grid.tsx';

const layout = {
  gridAutoFlow: 'column',
  gap: { base: '4', md: '6' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  mx: { base: '-4', sm: '-6', lg: '0' },
  ps: { base: '4', sm: '6', lg: '0' },
  // Otherwise the first card snaps to the screen's edge.
  scrollPaddingInline: { base: '4', sm: '6', lg: '0' },
  pb: '4',
} as const;

const endless = css.raw({
  gridAutoColumns: {
    base: 'minmax(46%, 46%)',
    md: 'minmax(30%, 30%)',
    xl: 'minmax(calc((100% - 4.5rem) / 4), calc((100% - 4.5rem) / 4))',
  },
  pe: { base: '4', sm: '6', lg: '20' },
  // A fade hints that the row scrolls.
  maskImage: { lg: 'linear-gradient(to right, #000 calc(100% - 5rem), transparent)' },
});

const ofThree = css.raw({
  gridAutoColumns: {
    base: 'minmax(46%, 46%)',
    md: 'minmax(30%, 30%)',
    xl: 'minmax(calc((100% - 3rem) / 3), calc((100% - 3rem) / 3))',
  },
  pe: { base: '4', sm: '6', lg: '0' },
});

interface RowProps {
  label: string;
  /** It has three cards at most, which a desktop shows side by side; else it goes on. */
  isOfThree?: boolean;
}

/** One row of cards that scrolls sideways, by touch, wheel or keyboard. */
export function ProductRow({ label, isOfThree = false, children }: RowProps & { children: ReactNode }) {
  return (
    <Grid {...layout} css={isOfThree ? ofThree : endless} role="list" aria-label={label} tabIndex={0}>
      {Children.map(children, (card) => (
        <Box role="listitem" scrollSnapAlign="start" minW="0">
          {card}
        </Box>
      ))}
    </Grid>
  );
}

/** Six placeholders in the shape of the row. */
export function RowSkeleton({ label, isOfThree = false }: RowProps) {
  return (
    <Grid
      {...layout}
      css={isOfThree ? ofThree : endless}
      overflowX="hidden"
      aria-busy="true"
      role="status"
      aria-label={label}
    >
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <ProductSkeleton key={index} />
      ))}
    </Grid>
  );
}
