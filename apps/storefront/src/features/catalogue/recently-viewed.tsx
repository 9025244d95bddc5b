import { Box, Flex } from '@shop/design/styled-system/jsx';
import { Button, H2 } from '@shop/design/ui/elements';
import { Fragment, useEffect, useId, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { productViewed, selectViewed, viewedCleared } from './browsing.slice.ts';
import { useListProductsQuery, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductRow } from './product-row.tsx';

const MAX_SHOWN = 8;

interface RecentlyViewedProps {
  /** The product of this page, which from now on is among them. */
  current?: number;
  /** Products that the page shows already. */
  without?: readonly number[];
  card: (product: ListedProduct) => ReactElement;
}

/** The products that this browser has shown last; nothing until there are some. */
export function RecentlyViewed({ current, without = [], card }: RecentlyViewedProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => void (current !== undefined && dispatch(productViewed(current))), [dispatch, current]);
  const others = useSelector(selectViewed).filter((product) => product !== current && !without.includes(product));
  const { data } = useListProductsQuery(undefined, { skip: others.length === 0 });
  const products = others.flatMap((viewed) => data?.find((product) => product.id === viewed) ?? []).slice(0, MAX_SHOWN);
  if (products.length === 0) return null;

  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '10', md: '14' }} _print={{ display: 'none' }}>
      <Flex wrap="wrap" justify="space-between" align="center" gap="4" pb="3">
        <H2 id={id} textStyle="h3">
          {catalogueMessages.recentlyViewed}
        </H2>
        <Button variant="ghost" size="sm" onClick={() => dispatch(viewedCleared())}>
          {catalogueMessages.clearViewed}
        </Button>
      </Flex>
      <ProductRow label={catalogueMessages.recentlyViewed}>
        {products.map((product) => (
          <Fragment key={product.id}>{card(product)}</Fragment>
        ))}
      </ProductRow>
    </Box>
  );
}
