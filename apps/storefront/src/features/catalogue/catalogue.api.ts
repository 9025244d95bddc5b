import { zCategory, zProduct } from '@shop/api-contract/generated/read-schemas';
import type { Category, Product } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { CATALOGUE_CACHE_SECONDS, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({
      query: () => contractRequest('listCategories'),
      responseSchema: listOf<Category>('listCategories', zCategory),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listHeroProducts: build.query<Product[], void>({
      query: () => contractRequest('listHeroProducts'),
      responseSchema: listOf<Product>('listHeroProducts', zProduct),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    listProducts: build.query<Product[], void>({
      query: () => contractRequest('listProducts'),
      responseSchema: listOf<Product>('listProducts', zProduct),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      responseSchema: listOf<Product>('getProduct', zProduct),
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
  }),
});

export const { useListCategoriesQuery, useListHeroProductsQuery, useListProductsQuery, useGetProductQuery } =
  catalogueApi;
