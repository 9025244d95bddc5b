import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, summariseCart, type PricedLine } from '@shop/domain/cart/price';
import { useSelector } from 'react-redux';
import type { ListRequest } from '../../shared/api/shop-api.ts';
import { useLists } from '../../shared/api/use-lists.ts';
import type { AppDispatch } from '../../shared/app-store.ts';
import { catalogueApi, useListOffersQuery, useListProductsQuery } from '../catalogue/catalogue.api.ts';
import { selectIsCartRead, selectLines } from './cart.slice.ts';

export type ShownLine = PricedLine<Product, Offer>;

/** The cart with prices from the cached lists, summed by libs/domain. Totals are never stored. */
export function useCart() {
  const isRead = useSelector(selectIsCartRead);
  const lines = useSelector(selectLines);
  const hasProducts = lines.some(({ type }) => type === 'product');
  const hasOffers = lines.some(({ type }) => type === 'offer');
  const productList = useListProductsQuery(undefined, { skip: !hasProducts });
  const offerList = useListOffersQuery(undefined, { skip: !hasOffers });
  const lists = useLists(...(hasProducts ? [productList] : []), ...(hasOffers ? [offerList] : []));
  /** Storage was read, and the lists have loaded. */
  const isReady = isRead && lists.isReady;
  const { data: products } = productList;
  const { data: offers } = offerList;
  /** The lines whose list has loaded. */
  const pricedLines: ShownLine[] = priceLines(
    lines.filter(({ type }) => (type === 'product' ? products : offers)),
    { products: products ?? [], offers: offers ?? [] },
  );
  /** Null while a price is not known, and when no line is available. */
  const summary = isReady ? summariseCart(pricedLines) : null;

  return { ...lists, isReady, lines, pricedLines, summary };
}

export type Cart = ReturnType<typeof useCart>;

/** Of a kind that the lines do not have. */
const nothing = { data: [], error: undefined };

/**
 * Prices lines outside of a page that shows the lists.
 *
 * @param request how the lists are asked for: before money moves from the network, else they may be cached
 * @returns null when they do not come
 */
export async function pricesOf(dispatch: AppDispatch, lines: readonly CartLine[], request: ListRequest = undefined) {
  const has = (type: CartLine['type']) => lines.some((line) => line.type === type);
  const options = { forceRefetch: request !== undefined, subscribe: false };
  const [products, offers] = await Promise.all([
    has('product') ? dispatch(catalogueApi.endpoints.listProducts.initiate(request, options)) : nothing,
    has('offer') ? dispatch(catalogueApi.endpoints.listOffers.initiate(request, options)) : nothing,
  ]);
  if (products.error || offers.error) return null;
  return priceLines(lines, { products: products.data ?? [], offers: offers.data ?? [] });
}
