import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Children, type ReactNode } from 'react';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { ProductSkeleton } from './product-grid.tsx';

const layout = {
  gridAutoFlow: 'column',
  gridAutoColumns: {
    base: 'minmax(46%, 46%)',
    md: 'minmax(30%, 30%)',
    // The edge of a fifth says that there is more.
    xl: 'minmax(calc((100% - 6rem) / 4.3), calc((100% - 6rem) / 4.3))',
  },
  gap: { base: '4', md: '6' },
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  mx: { base: '-4', sm: '-6', lg: '0' },
  px: { base: '4', sm: '6', lg: '0' },
  // Else the first card snaps to the screen's edge.
  scrollPaddingInline: { base: '4', sm: '6', lg: '0' },
  pb: '4',
} as const;

/** One row of cards that scrolls sideways, by touch, wheel or keyboard. */
export function ProductRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Grid {...layout} role="list" aria-label={label} tabIndex={0}>
      {Children.map(children, (card) => (
        <Box role="listitem" scrollSnapAlign="start" minW="0">
          {card}
        </Box>
      ))}
    </Grid>
  );
}

/** Six placeholders in the shape of the row. */
export function RowSkeleton({ label }: { label: string }) {
  return (
    <Grid {...layout} overflowX="hidden" aria-busy="true" role="status" aria-label={label}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <ProductSkeleton key={index} />
      ))}
    </Grid>
  );
}
