import type { Category, Product } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>({ query: () => contractRequest('listCategories') }),
    listHeroProducts: build.query<Product[], void>({ query: () => contractRequest('listHeroProducts') }),
    listProducts: build.query<Product[], void>({ query: () => contractRequest('listProducts') }),
    getProduct: build.query<Product[], string>({ query: (slug) => contractRequest('getProduct', { path: { slug } }) }),
  }),
});

export const { useListCategoriesQuery, useListHeroProductsQuery, useListProductsQuery, useGetProductQuery } =
  catalogueApi;
