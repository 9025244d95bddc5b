import type { Offer } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, type PricedLine } from '@shop/domain/cart/price';
import type { AppDispatch } from '../../shared/app-store.ts';
import { FROM_NETWORK } from '../../shared/api/response-schema.ts';
import { catalogueApi, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { offersApi } from '../offers/offers.api.ts';

/** Of a kind that the cart does not have. */
const nothing = { data: [], error: undefined };

/** Prices lines as the server does now. @returns null when the lists do not come */
export async function freshPrices(
  dispatch: AppDispatch,
  lines: readonly CartLine[],
): Promise<PricedLine<ListedProduct, Offer>[] | null> {
  const has = (type: CartLine['type']) => lines.some((line) => line.type === type);
  const options = { forceRefetch: true, subscribe: false };
  const products = has('product') && dispatch(catalogueApi.endpoints.listProducts.initiate(FROM_NETWORK, options));
  const offers = has('offer') && dispatch(offersApi.endpoints.listOffers.initiate(FROM_NETWORK, options));
  const lists = { products: products ? await products : nothing, offers: offers ? await offers : nothing };
  if (lists.products.error || lists.offers.error) return null;
  return priceLines(lines, { products: lists.products.data ?? [], offers: lists.offers.data ?? [] });
}
