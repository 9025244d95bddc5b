import { Box, Grid, type GridProps } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import { cardText } from './goods-card.styles.ts';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';

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

interface SkeletonProps {
  of?: keyof typeof cardText;
}

function ProductSkeleton({ of = 'product' }: SkeletonProps) {
  return (
    <Box data-testid="skeleton">
      <Skeleton aspectRatio={4 / 5} borderRadius="l2" />
      <Box css={cardText[of]}>
        <Skeleton height="4" width="40%" />
        <Skeleton height="1.35rem" width="85%" />
        {of !== 'brief' && <Skeleton height="2.5rem" />}
        <Skeleton height="1.75rem" width="30%" />
      </Box>
      <Skeleton height="12" borderRadius="l2" />
    </Box>
  );
}

interface SkeletonGridProps extends SkeletonProps, Pick<GridProps, 'css'> {
  label: string;
  count?: number;
}

export const SkeletonGrid = ({ label, count = SKELETON_COUNT, of = 'product', ...grid }: SkeletonGridProps) => (
  <ProductGrid aria-busy="true" role="status" aria-label={label} {...grid}>
    {Array.from({ length: count }, (_, index) => (
      <ProductSkeleton key={index} of={of} />
    ))}
  </ProductGrid>
);
