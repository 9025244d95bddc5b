import { zResourceCategory, zResourceFile } from '@shop/api-contract/generated/read-schemas';
import type { ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The resources' calls (specification, section 7). */
export const resourcesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listResourceCategories: build.query<ResourceCategory[], void>({
      query: () => contractRequest('listResourceCategories'),
      responseSchema: listOf<ResourceCategory>('listResourceCategories', zResourceCategory),
    }),
    listResourceFiles: build.query<ResourceFile[], void>({
      query: () => contractRequest('listResourceFiles'),
      responseSchema: listOf<ResourceFile>('listResourceFiles', zResourceFile),
    }),
  }),
});

export const { useListResourceCategoriesQuery, useListResourceFilesQuery } = resourcesApi;
