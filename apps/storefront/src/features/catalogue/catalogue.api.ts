import type { Category, Product } from '@shop/api-contract/model';
import { CATALOGUE_CACHE_SECONDS, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      query: () => contractRequest('listCategories'),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listHeroProducts: build.query<Product[], void>({
      query: () => contractRequest('listHeroProducts'),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listProducts: build.query<Product[], void>({
      query: () => contractRequest('listProducts'),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
  }),
});

export const { useListCategoriesQuery, useListHeroProductsQuery, useListProductsQuery, useGetProductQuery } =
  catalogueApi;
