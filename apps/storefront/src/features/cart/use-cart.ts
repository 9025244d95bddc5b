import type { Offer } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, summariseCart, type CartSummary, type PricedLine } from '@shop/domain/cart/price';
import { useSelector } from 'react-redux';
import { listResult, useLists, type ListsState } from '../../shared/api/use-lists.ts';
import { useListProductsQuery, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { useListOffersQuery } from '../offers/offers.api.ts';
import { selectIsCartRead, selectLines } from './cart.slice.ts';

export type ShownLine = PricedLine<ListedProduct, Offer>;

export interface Cart extends Pick<ListsState, 'hasRepeatedFailure' | 'retry'> {
  /** Storage was read and the lists have loaded. */
  isReady: boolean;
  lines: readonly CartLine[];
  /** The lines whose list has loaded. */
  pricedLines: readonly ShownLine[];
  /** Null while a price is not known, and when no line is available. */
  summary: CartSummary | null;
}

/** The cart with prices from the cached lists, summed by libs/domain. Totals are never stored. */
export function useCart(): Cart {
  const isRead = useSelector(selectIsCartRead);
  const lines = useSelector(selectLines);
  const hasProducts = lines.some(({ type }) => type === 'product');
  const hasOffers = lines.some(({ type }) => type === 'offer');
  const productList = useListProductsQuery(undefined, { skip: !hasProducts, selectFromResult: listResult });
  const offerList = useListOffersQuery(undefined, { skip: !hasOffers, selectFromResult: listResult });
  const lists = useLists(...(hasProducts ? [productList] : []), ...(hasOffers ? [offerList] : []));
  const isReady = isRead && lists.isReady;
  const { data: products } = productList;
  const { data: offers } = offerList;
  const pricedLines = priceLines(
    lines.filter(({ type }) => (type === 'product' ? products : offers)),
    { products: products ?? [], offers: offers ?? [] },
  );
  const summary = isReady ? summariseCart(pricedLines) : null;

  return { isReady, lines, pricedLines, summary, hasRepeatedFailure: lists.hasRepeatedFailure, retry: lists.retry };
}
