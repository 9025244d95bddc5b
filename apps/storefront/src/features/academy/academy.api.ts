import type { AcademyCategory, AcademyFile } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The academy's calls (specification, section 7). */
export const academyApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listAcademyCategories: build.query<AcademyCategory[], void>({
      query: () => contractRequest('listAcademyCategories'),
    }),
    listAcademyFiles: build.query<AcademyFile[], void>({ query: () => contractRequest('listAcademyFiles') }),
  }),
});

export const { useListAcademyCategoriesQuery, useListAcademyFilesQuery } = academyApi;
