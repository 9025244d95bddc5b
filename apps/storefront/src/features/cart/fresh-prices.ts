import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, type PricedLine } from '@shop/domain/cart/price';
import type { AppDispatch } from '../../shared/app-store.ts';
import { catalogueApi } from '../catalogue/catalogue.api.ts';
import { offersApi } from '../offers/offers.api.ts';

/** Time limit for the lists, in ms. */
const LISTS_LIMIT = 4_000;

/**
 * Prices lines with lists of at most this age; older ones are refetched once. A list that fails to load stays as it
 * is: the server prices every order itself.
 *
 * @param maxAge in seconds; true refetches in any case
 * @returns null when the lists do not come in time
 */
export const freshPrices =
  (lines: readonly CartLine[], maxAge: number | true) =>
  async (dispatch: AppDispatch): Promise<PricedLine<Product, Offer>[] | null> => {
    const has = (type: CartLine['type']) => lines.some((line) => line.type === type);
    const options = { forceRefetch: maxAge, subscribe: false };
    const asked = Promise.all([
      has('product') ? dispatch(catalogueApi.endpoints.listProducts.initiate(undefined, options)) : undefined,
      has('offer') ? dispatch(offersApi.endpoints.listOffers.initiate(undefined, options)) : undefined,
    ]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, LISTS_LIMIT, null)));
    const lists = await Promise.race([asked, tooLate]);
    clearTimeout(timer);
    if (!lists) return null;
    const [products, offers] = lists;
    return priceLines(lines, { products: products?.data ?? [], offers: offers?.data ?? [] });
  };
