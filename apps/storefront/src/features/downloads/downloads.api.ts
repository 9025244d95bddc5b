import * as schemas from '@shop/api-contract/generated/read-schemas';
import type { AcademyCategory, AcademyFile, ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { shopApi, listEndpoint } from '../../shared/api/shop-api.ts';

export const downloadsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listAcademyCategories: listEndpoint<AcademyCategory>(build, 'listAcademyCategories', schemas.zAcademyCategory),
    listAcademyFiles: listEndpoint<AcademyFile>(build, 'listAcademyFiles', schemas.zAcademyFile),
    listResourceCategories: listEndpoint<ResourceCategory>(build, 'listResourceCategories', schemas.zResourceCategory),
    listResourceFiles: listEndpoint<ResourceFile>(build, 'listResourceFiles', schemas.zResourceFile),
  }),
});

export const {
  useListAcademyCategoriesQuery,
  useListAcademyFilesQuery,
  useListResourceCategoriesQuery,
  useListResourceFilesQuery,
} = downloadsApi;
