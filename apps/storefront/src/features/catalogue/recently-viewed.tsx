import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { productViewed, selectViewed } from './browsing.slice.ts';
import type { ViewedRowProps } from './viewed-row.tsx';

const loadRow = () => import('./viewed-row.tsx');

interface RecentlyViewedProps extends Pick<ViewedRowProps, 'card'> {
  /** The product of this page, which from now on is among them. */
  current?: number;
  /** Products that the page shows already. */
  without?: readonly number[];
}

const none: readonly number[] = [];

/** The products that this browser has shown last; nothing until there are some. */
export function RecentlyViewed({ current, without = none, card }: RecentlyViewedProps) {
  const dispatch = useAppDispatch();
  useEffect(() => void (current !== undefined && dispatch(productViewed(current))), [dispatch, current]);
  const others = useSelector(selectViewed).filter((product) => product !== current && !without.includes(product));
  return (
    <Lazy load={loadRow} isWanted={others.length > 0} isDecoration>
      {({ ViewedRow }) => <ViewedRow ids={others} card={card} />}
    </Lazy>
  );
}
