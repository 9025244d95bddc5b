import { css } from '@shop/design/styled-system/css';
import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { useId, type ReactElement } from 'react';
import { TextLink } from '../../shared/ui/links.ts';
import type { ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductGrid, SkeletonGrid } from './product-grid.tsx';

/** Products before "See all": a row of the grid, two on phones. */
const MAX_PRODUCTS = 4;
const columns = { base: 'twoOrOne', md: 'repeat(4, minmax(0, 1fr))' };

/** Of a row across the whole page. */
const MAX_ON_PAGE = 6;
const pageColumns = { base: 'twoOrOne', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' };

/** On which a title of three words still has one line. */
const narrowCards = css.raw({ columnGap: { xl: '4' }, '& h3': { fontSize: { xl: 'sm' } } });

interface GoodsRowProps {
  title: string;
  /** To more of them. */
  to?: string;
  /** Undefined while they load; nothing is shown if there are none. */
  products: readonly ListedProduct[] | undefined;
  card: (product: ListedProduct) => ReactElement;
  /** Whether nothing stands beside it. */
  isAcross?: boolean;
}

/** A few products below an empty cart, or an empty or short list. */
export function GoodsRow({ title, to, products, card, isAcross = false }: GoodsRowProps) {
  const id = useId();
  const most = isAcross ? MAX_ON_PAGE : MAX_PRODUCTS;
  if (products?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '8', md: '7' }}>
      <Flex justify="space-between" align="baseline" gap="4" pb="3">
        <H2 id={id} textStyle="h3">
          {title}
        </H2>
        {to && products && products.length > most && <TextLink to={to}>{catalogueMessages.allOfRow}</TextLink>}
      </Flex>
      {products ? (
        <ProductGrid
          gridTemplateColumns={isAcross ? pageColumns : columns}
          css={isAcross ? narrowCards : {}}
          role="list"
          aria-label={title}
        >
          {products.slice(0, most).map((product) => (
            <div key={product.id} role="listitem">
              {card(product)}
            </div>
          ))}
        </ProductGrid>
      ) : (
        <SkeletonGrid
          label={catalogueMessages.loadingProducts}
          count={most}
          gridTemplateColumns={isAcross ? pageColumns : columns}
          css={isAcross ? narrowCards : {}}
          of={isAcross ? 'brief' : 'product'}
        />
      )}
    </Box>
  );
}
