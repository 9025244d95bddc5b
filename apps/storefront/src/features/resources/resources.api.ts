import type { ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The resources' calls (specification, section 7). */
export const resourcesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listResourceCategories: build.query<ResourceCategory[], void>({
      query: () => contractRequest('listResourceCategories'),
    }),
    listResourceFiles: build.query<ResourceFile[], void>({ query: () => contractRequest('listResourceFiles') }),
  }),
});

export const { useListResourceCategoriesQuery, useListResourceFilesQuery } = resourcesApi;
