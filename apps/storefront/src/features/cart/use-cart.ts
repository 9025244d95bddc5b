import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, type PricedLine, summariseCart, type CartSummary } from '@shop/domain/cart/price';
import { useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../shared/app-store.ts';
import { listResult, useLists, type ListsState } from '../../shared/api/use-lists.ts';
import { useListProductsQuery } from '../catalogue/catalogue.api.ts';
import { useListOffersQuery } from '../offers/offers.api.ts';
import { selectIsCartRead, selectLines } from './cart.slice.ts';

export type ShownLine = PricedLine<Product, Offer>;

export interface Cart extends Pick<ListsState, 'hasRepeatedFailure' | 'retry'> {
  /** Storage was read and the lists have loaded; before that nothing is priced. */
  isReady: boolean;
  /** The stored lines, for placeholders. */
  lines: readonly CartLine[];
  pricedLines: readonly ShownLine[];
  /** Null when no line is available. */
  summary: CartSummary | null;
}

/** The cart with prices from the cached lists, summed by libs/domain. Totals are never stored. */
export function useCart(): Cart {
  const isRead = useAppSelector(selectIsCartRead);
  const lines = useAppSelector(selectLines);
  const hasProducts = lines.some(({ type }) => type === 'product');
  const hasOffers = lines.some(({ type }) => type === 'offer');
  const productList = useListProductsQuery(undefined, { skip: !hasProducts, selectFromResult: listResult });
  const offerList = useListOffersQuery(undefined, { skip: !hasOffers, selectFromResult: listResult });
  const lists = useLists(...(hasProducts ? [productList] : []), ...(hasOffers ? [offerList] : []));

  const isComplete = isRead && lists.isReady;
  // Deferred, so that a slow phone stays responsive.
  const isReady = useDeferredValue(isComplete) && isComplete;
  const { data: products } = productList;
  const { data: offers } = offerList;
  const pricedLines = useMemo(
    () => (isReady ? priceLines(lines, { products: products ?? [], offers: offers ?? [] }) : []),
    [isReady, lines, products, offers],
  );
  const summary = useMemo(() => summariseCart(pricedLines), [pricedLines]);

  return { isReady, lines, pricedLines, summary, hasRepeatedFailure: lists.hasRepeatedFailure, retry: lists.retry };
}
