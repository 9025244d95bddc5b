import { css } from '@shop/design/styled-system/css';
import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { useId, type ReactElement, type ReactNode } from 'react';
import { TextLink } from '../../shared/ui/links.ts';
import type { ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductGrid, SkeletonGrid } from './product-grid.tsx';

/** At most. */
const MAX_PRODUCTS = 4;
const MAX_ON_PAGE = 6;

/** A row of the grid, two on phones. */
const row = css.raw({ gridTemplateColumns: { base: 'twoOrOne', md: 'repeat(4, minmax(0, 1fr))' } });

/** Across the whole page; on its cards a title of three words still has one line. */
const pageRow = css.raw({
  gridTemplateColumns: { base: 'twoOrOne', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
  columnGap: { xl: '4' },
  '& h3': { fontSize: { xl: 'sm' } },
});

interface GoodsRowProps {
  title: string;
  /** To more of them. */
  to?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Undefined while they load; nothing is shown if there are none. */
  products: readonly ListedProduct[] | undefined;
  card: (product: ListedProduct) => ReactElement;
  /** Whether nothing stands beside it. */
  isWide?: boolean;
}

/** A few products below a product, a cart, or an empty or short list. */
export function GoodsRow({ title, to, aside, products, card, isWide = false }: GoodsRowProps) {
  const id = useId();
  if (products?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '8', md: '10' }} _print={{ display: 'none' }}>
      <Flex justify="space-between" align="baseline" gap="4" pb="3">
        <H2 id={id} textStyle="h3" overflowWrap="anywhere">
          {title}
        </H2>
        {to && <TextLink to={to}>{catalogueMessages.allOfRow}</TextLink>}
        {aside}
      </Flex>
      <Goods
        title={title}
        products={products?.slice(0, isWide ? MAX_ON_PAGE : MAX_PRODUCTS)}
        card={card}
        isWide={isWide}
      />
    </Box>
  );
}

/** The cards of a row, or their placeholders. */
export const Goods = ({ title, products, card, isWide = false }: Omit<GoodsRowProps, 'to' | 'aside'>) =>
  products ? (
    <ProductGrid css={isWide ? pageRow : row} role="list" aria-label={title}>
      {products.map((product) => (
        <div key={product.id} role="listitem">
          {card(product)}
        </div>
      ))}
    </ProductGrid>
  ) : (
    <SkeletonGrid
      css={isWide ? pageRow : row}
      label={catalogueMessages.loadingProducts}
      count={isWide ? MAX_ON_PAGE : MAX_PRODUCTS}
      of={isWide ? 'brief' : 'product'}
    />
  );
