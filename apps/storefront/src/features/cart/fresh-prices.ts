import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { priceLines, type PricedLine } from '@shop/domain/cart/price-lines';
import type { AppDispatch } from '../../shared/use-app-dispatch.ts';
import { catalogueApi } from '../catalogue/catalogue.api.ts';
import { offersApi } from '../offers/offers.api.ts';

/**
 * Prices these lines by lists no older than that, which are asked for once if they are. A list that cannot be had anew
 * stays as it is: the server prices every order by itself.
 *
 * @param maxAge in seconds; true asks anew in any case
 */
export const freshPrices =
  (lines: readonly CartLine[], maxAge: number | true) =>
  async (dispatch: AppDispatch): Promise<PricedLine<Product, Offer>[]> => {
    const has = (type: CartLine['type']) => lines.some((line) => line.type === type);
    const options = { forceRefetch: maxAge, subscribe: false };
    const [products, offers] = await Promise.all([
      has('product') ? dispatch(catalogueApi.endpoints.listProducts.initiate(undefined, options)) : undefined,
      has('offer') ? dispatch(offersApi.endpoints.listOffers.initiate(undefined, options)) : undefined,
    ]);
    return priceLines(lines, { products: products?.data ?? [], offers: offers?.data ?? [] });
  };
