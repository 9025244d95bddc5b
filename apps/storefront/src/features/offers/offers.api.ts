import { zOffer, zOfferCategory } from '@shop/api-contract/generated/read-schemas';
import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { CATALOGUE_CACHE_SECONDS, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The offers' calls (specification, section 7). */
export const offersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listOfferCategories: build.query<OfferCategory[], void>({
      query: () => contractRequest('listOfferCategories'),
      responseSchema: listOf<OfferCategory>('listOfferCategories', zOfferCategory),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listOffers: build.query<Offer[], void>({
      query: () => contractRequest('listOffers'),
      responseSchema: listOf<Offer>('listOffers', zOffer),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
  }),
});

export const { useListOfferCategoriesQuery, useListOffersQuery } = offersApi;
