import { zOffer, zOfferCategory } from '@shop/api-contract/generated/read-schemas';
import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { shopApi, wholeList, type ListRequest } from '../../shared/api/shop-api.ts';

/** The offers' calls (specification, section 7). */
export const offersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listOfferCategories: build.query<OfferCategory[], ListRequest>(
      wholeList<OfferCategory>('listOfferCategories', zOfferCategory),
    ),
    listOffers: build.query<Offer[], ListRequest>(wholeList<Offer>('listOffers', zOffer)),
  }),
});

export const { useListOfferCategoriesQuery, useListOffersQuery } = offersApi;
