import { zAcademyCategory, zAcademyFile } from '@shop/api-contract/generated/read-schemas';
import type { AcademyCategory, AcademyFile } from '@shop/api-contract/model';
import { listOf } from '../../shared/api/response-schema.ts';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The academy's calls (specification, section 7). */
export const academyApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listAcademyCategories: build.query<AcademyCategory[], void>({
      query: () => contractRequest('listAcademyCategories'),
      responseSchema: listOf<AcademyCategory>('listAcademyCategories', zAcademyCategory),
    }),
    listAcademyFiles: build.query<AcademyFile[], void>({
      query: () => contractRequest('listAcademyFiles'),
      responseSchema: listOf<AcademyFile>('listAcademyFiles', zAcademyFile),
    }),
  }),
});

export const { useListAcademyCategoriesQuery, useListAcademyFilesQuery } = academyApi;
