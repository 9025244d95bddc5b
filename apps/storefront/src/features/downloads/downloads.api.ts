import {
  zAcademyCategory,
  zAcademyFile,
  zResourceCategory,
  zResourceFile,
} from '@shop/api-contract/generated/read-schemas';
import type { AcademyCategory, AcademyFile, ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The calls of academy and resources (specification, section 7). */
export const downloadsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listAcademyCategories: build.query<AcademyCategory[], void>({
      query: () => contractRequest('listAcademyCategories'),
      responseSchema: listOf<AcademyCategory>('listAcademyCategories', zAcademyCategory),
    }),
    listAcademyFiles: build.query<AcademyFile[], void>({
      query: () => contractRequest('listAcademyFiles'),
      responseSchema: listOf<AcademyFile>('listAcademyFiles', zAcademyFile),
    }),
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

export const {
  useListAcademyCategoriesQuery,
  useListAcademyFilesQuery,
  useListResourceCategoriesQuery,
  useListResourceFilesQuery,
} = downloadsApi;
