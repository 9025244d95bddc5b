import { css } from '@shop/design/styled-system/css';
import { Box, Grid, type GridProps } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import type { ReactElement } from 'react';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { MAX_IN_ROW, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { cardText } from './goods-card.styles.ts';

const columns = {
  base: 'twoOrOne',
  md: 'repeat(3, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
  _print: 'repeat(4, minmax(0, 1fr))',
};

export function ProductGrid(grid: GridProps) {
  return (
    <Grid
      gridTemplateColumns={columns}
      gridAutoColumns="0px"
      columnGap={{ base: '4', md: '6' }}
      rowGap={{ base: '6', md: '10' }}
      {...grid}
    />
  );
}

interface SkeletonGridProps extends Pick<GridProps, 'css'> {
  label: string;
  count?: number;
  of?: keyof typeof cardText;
}

export const SkeletonGrid = ({ label, count = SKELETON_COUNT, of = 'product', ...grid }: SkeletonGridProps) => (
  <ProductGrid aria-busy="true" role="status" aria-label={label} {...grid}>
    {Array.from({ length: count }, (_, index) => (
      <Box key={index} data-testid="skeleton">
        <Skeleton aspectRatio={4 / 5} borderRadius="l2" />
        <Box css={cardText[of]}>
          <Skeleton height="4" width="40%" />
          <Skeleton height="1.35rem" width="85%" />
          {of !== 'brief' && <Skeleton height="2.5rem" />}
          <Skeleton height="1.75rem" width="30%" />
        </Box>
        <Skeleton height="12" borderRadius="l2" />
      </Box>
    ))}
  </ProductGrid>
);

const three = 'repeat(3, minmax(0, 1fr))';

/** In the cart's column, in a list or below a product, and across a whole page: how the grid of products differs. */
export const goodsLayouts = {
  column: {
    max: 3,
    of: 'brief',
    css: css.raw({
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: three, xl: three },
      // In two columns the third would stand alone.
      '& > :nth-child(3)': { hideBelow: 'lg' },
    }),
  },
  row: { max: MAX_IN_ROW, of: 'product', css: css.raw({ gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' } }) },
  page: {
    max: 6,
    of: 'brief',
    css: css.raw({ gridTemplateColumns: { xl: 'repeat(6, minmax(0, 1fr))' }, columnGap: { xl: '4' } }),
  },
} as const;

export interface GoodsProps {
  title: string;
  /** Undefined while they load; a row without any is not shown. */
  products: readonly ListedProduct[] | undefined;
  card: (product: ListedProduct) => ReactElement;
  layout?: keyof typeof goodsLayouts;
}

/** The cards of a row, or their placeholders. */
export function Goods({ title, products, card, layout = 'row' }: GoodsProps) {
  const { max, ...grid } = goodsLayouts[layout];
  if (!products) return <SkeletonGrid {...grid} label={catalogueMessages.loadingProducts} count={max} />;
  return (
    <ProductGrid css={grid.css} role="list" aria-label={title}>
      {products.slice(0, max).map((product) => (
        <div key={product.id} role="listitem">
          {card(product)}
        </div>
      ))}
    </ProductGrid>
  );
}
