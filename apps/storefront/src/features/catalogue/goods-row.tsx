import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2, Button } from '@shop/design/ui/elements';
import { useId, type ReactElement, type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { productViewed, selectViewed, viewedCleared } from './browsing.slice.ts';
import { type ListedProduct, useListProductsQuery } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { Goods, type GoodsProps } from './product-grid.tsx';

interface GoodsRowProps extends GoodsProps {
  /** To more of them. */
  to?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
}

/** A few products below a product, a cart, or an empty or short list. */
export function GoodsRow({ title, to, aside, ...goods }: GoodsRowProps) {
  const id = useId();
  if (goods.products?.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '8', md: '10' }} _print={{ display: 'none' }}>
      <Flex justify="space-between" align="baseline" gap="4" pb="3">
        <H2 id={id} textStyle="h3" overflowWrap="anywhere">
          {title}
        </H2>
        {to && (
          <TextLink to={to} aria-label={catalogueMessages.allOf(title)}>
            {catalogueMessages.allOfRow}
          </TextLink>
        )}
        {aside}
      </Flex>
      <Goods title={title} {...goods} />
    </Box>
  );
}

interface RecentlyViewedProps {
  /** The product of this page, which from now on is among them. */
  current?: number;
  /** Products that the page shows already. */
  without?: readonly number[];
  card: (product: ListedProduct) => ReactElement;
}

/** The products that this browser has shown last; nothing until there are some. */
export function RecentlyViewed({ current, without = [], card }: RecentlyViewedProps) {
  const dispatch = useAppDispatch();
  useEffect(() => void (current !== undefined && dispatch(productViewed(current))), [dispatch, current]);
  const others = useSelector(selectViewed).filter((product) => product !== current && !without.includes(product));
  const clear = () => {
    dispatch(viewedCleared());
    // The button goes.
    focusHeading();
  };
  const { data } = useListProductsQuery(undefined, { skip: others.length === 0 });
  return (
    <GoodsRow
      title={catalogueMessages.recentlyViewed}
      aside={
        <Button variant="ghost" size="sm" onClick={clear}>
          {catalogueMessages.clearViewed}
        </Button>
      }
      products={others.flatMap((viewed) => data?.find(({ id }) => id === viewed) ?? [])}
      card={card}
    />
  );
}
