import { css } from '@shop/design/styled-system/css';
import { Box, Flex } from '@shop/design/styled-system/jsx';
import { H2, Button } from '@shop/design/ui/elements';
import { useId, type ReactElement, type ReactNode, useEffect } from 'react';
import { TextLink } from '../../shared/ui/links.ts';
import { MAX_IN_ROW, type ListedProduct, useListProductsQuery } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductGrid, SkeletonGrid } from './product-grid.tsx';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { productViewed, selectViewed, viewedCleared } from './browsing.slice.ts';

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

interface GoodsRowProps {
  title: string;
  /** To more of them. */
  to?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Undefined while they load; nothing is shown if there are none. */
  products: readonly ListedProduct[] | undefined;
  card: (product: ListedProduct) => ReactElement;
  layout?: keyof typeof goodsLayouts;
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

/** The cards of a row, or their placeholders. */
export function Goods({ title, products, card, layout = 'row' }: Omit<GoodsRowProps, 'to' | 'aside'>) {
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
