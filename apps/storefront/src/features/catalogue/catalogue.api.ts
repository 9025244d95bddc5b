import { zCategory, zProduct } from '@shop/api-contract/generated/read-schemas';
import type { Category, Product } from '@shop/api-contract/model';
import { LIST_CACHE_SECONDS, listOf, wholeList, type ListRequest } from '../../shared/api/response-schema.ts';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], ListRequest>(wholeList<Category>('listCategories', zCategory)),
    listHeroProducts: build.query<Product[], ListRequest>(wholeList<Product>('listHeroProducts', zProduct)),
    listProducts: build.query<Product[], ListRequest>(wholeList<Product>('listProducts', zProduct)),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      responseSchema: listOf<Product>('getProduct', zProduct),
      keepUnusedDataFor: LIST_CACHE_SECONDS,
    }),
  }),
});

export const { useListCategoriesQuery, useListHeroProductsQuery, useListProductsQuery, useGetProductQuery } =
  catalogueApi;
