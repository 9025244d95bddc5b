import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { CATALOGUE_CACHE_SECONDS, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The offers' calls (specification, section 7). */
export const offersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listOfferCategories: build.query<OfferCategory[], void>({
      query: () => contractRequest('listOfferCategories'),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listOffers: build.query<Offer[], void>({
      query: () => contractRequest('listOffers'),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
  }),
});

export const { useListOfferCategoriesQuery, useListOffersQuery } = offersApi;
