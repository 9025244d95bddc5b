import type { Category, Product } from '@shop/api-contract/model';
import { CATALOGUE_KEPT, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      query: () => contractRequest('listCategories'),
      keepUnusedDataFor: CATALOGUE_KEPT,
    }),
    listHeroProducts: build.query<Product[], void>({
      query: () => contractRequest('listHeroProducts'),
      keepUnusedDataFor: CATALOGUE_KEPT,
    }),
    listProducts: build.query<Product[], void>({
      query: () => contractRequest('listProducts'),
      keepUnusedDataFor: CATALOGUE_KEPT,
    }),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      keepUnusedDataFor: CATALOGUE_KEPT,
    }),
  }),
});

export const { useListCategoriesQuery, useListHeroProductsQuery, useListProductsQuery, useGetProductQuery } =
  catalogueApi;
