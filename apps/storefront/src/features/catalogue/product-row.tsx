import { css } from '@shop/design/styled-system/css';
import { Box, Grid } from '@shop/design/styled-system/jsx';
import { IconButton } from '@shop/design/ui/elements';
import { ChevronLeftIcon, ChevronRightIcon } from '@shop/design/ui/icons';
import { Children, useState, type ReactNode } from 'react';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { useKeptScroll } from '../../shared/ui/use-kept-scroll.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductSkeleton } from './product-grid.tsx';

const layout = css.raw({
  gridAutoFlow: 'column',
  gridAutoColumns: {
    base: 'minmax(46%, 46%)',
    md: 'minmax(30%, 30%)',
    xl: 'minmax(calc((100% - 4.5rem) / 4), calc((100% - 4.5rem) / 4))',
  },
  gap: { base: '4', md: '6' },
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x proximity',
  mx: { base: '-4', sm: '-6', lg: '0' },
  ps: { base: '4', sm: '6', lg: '0' },
  pe: { base: '4', sm: '6', lg: '20' },
  // Otherwise the first card snaps to the screen's edge.
  scrollPaddingInline: { base: '4', sm: '6', lg: '0' },
  // A fade hints that the row scrolls; what lies in it comes out for the focus.
  scrollPaddingInlineEnd: { lg: '20' },
  '&[data-goes-on]': { maskImage: { lg: 'linear-gradient(to right, #000 calc(100% - 5rem), transparent)' } },
  pb: '1',
});

/** For the mouse, which scrolls sideways with difficulty. */
const arrowStyle = css.raw({
  display: { base: 'none', lg: 'inline-flex' },
  '@media (hover: none)': { display: 'none' },
  position: 'absolute',
  // Within the pictures, also where large letters make cards higher.
  top: 'min(32%, 16vw)',
  bg: 'bg.panel',
  color: 'fg',
  borderColor: 'border',
  borderRadius: 'full',
  boxShadow: 'md',
  _hover: { bg: 'bg.panel', borderColor: 'leaf.solid' },
  // At its end of the row, unless the keyboard is there.
  '&[aria-disabled=true]:not(:focus-visible)': { opacity: '0' },
});

/** Beside each other on a desktop. */
const CARDS_OF_DESKTOP = 4;

/** One row of cards that scrolls sideways, by touch, wheel or keyboard. */
export function ProductRow({ label, children }: { label: string; children: ReactNode }) {
  const { ref: row, onScroll } = useKeptScroll<HTMLDivElement>(label);
  const [reached, setReached] = useState<'start' | 'end' | null>('start');
  const goesOn = Children.count(children) > CARDS_OF_DESKTOP;
  const look = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) =>
    setReached(scrollLeft <= 0 ? 'start' : scrollLeft + clientWidth >= scrollWidth - 1 ? 'end' : null);
  const arrow = (side: 'start' | 'end') => (
    <IconButton
      variant="solid"
      css={arrowStyle}
      insetStart={side === 'start' ? '-5' : undefined}
      insetEnd={side === 'end' ? '-5' : undefined}
      aria-label={side === 'start' ? catalogueMessages.previousProducts : catalogueMessages.nextProducts}
      aria-disabled={reached === side}
      onClick={() => row.current?.scrollBy({ left: (side === 'start' ? -0.75 : 0.75) * row.current.clientWidth })}
    >
      {side === 'start' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  );
  return (
    <Box position="relative">
      <Grid
        css={layout}
        data-goes-on={goesOn || undefined}
        ref={row}
        onScroll={({ currentTarget }) => {
          onScroll();
          look(currentTarget);
        }}
        role="list"
        aria-label={label}
        tabIndex={0}
      >
        {Children.map(children, (card) => (
          <Box role="listitem" scrollSnapAlign="start" minW="0">
            {card}
          </Box>
        ))}
      </Grid>
      {goesOn && arrow('start')}
      {goesOn && arrow('end')}
    </Box>
  );
}

export const RowSkeleton = ({ label }: { label: string }) => (
  <Grid css={layout} data-goes-on overflowX="hidden" aria-busy="true" role="status" aria-label={label}>
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <ProductSkeleton key={index} />
    ))}
  </Grid>
);
