import { Button } from '@shop/design/ui/elements';
import { useEffect, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { productViewed, selectViewed, viewedCleared } from './browsing.slice.ts';
import { useListProductsQuery, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { GoodsRow } from './goods-row.tsx';

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
