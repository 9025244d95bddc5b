import { Box } from '@shop/design/styled-system/jsx';
import { H2 } from '@shop/design/ui/elements';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { useId } from 'react';
import { focusHeading } from '../../shared/focus-heading.ts';
import { listResult } from '../../shared/api/use-lists.ts';
import { useListHeroProductsQuery } from '../catalogue/catalogue.api.ts';
import { ProductRow, RowSkeleton } from '../catalogue/product-row.tsx';
import { BuyableProductCard } from './buyable-product-card.tsx';
import { cartMessages } from './cart.messages.ts';

/** The products that sell best, where there is nothing else to show. */
export function TopSelling() {
  const id = useId();
  const { data } = useListHeroProductsQuery(undefined, { selectFromResult: listResult });
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '10', md: '12' }}>
      <H2 id={id} pb="5">
        {cartMessages.topSelling}
      </H2>
      {data ? (
        <ProductRow label={cartMessages.topSelling}>
          {heroRows(data).topSelling.map((product) => (
            <BuyableProductCard key={product.id} product={product} level={3} onAdded={focusHeading} />
          ))}
        </ProductRow>
      ) : (
        <RowSkeleton label={cartMessages.goodsLoading} />
      )}
    </Box>
  );
}
