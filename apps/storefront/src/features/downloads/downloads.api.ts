import * as schemas from '@shop/api-contract/generated/read-schemas';
import type { AcademyCategory, AcademyFile, ResourceCategory, ResourceFile } from '@shop/api-contract/model';
import { shopApi, wholeList } from '../../shared/api/shop-api.ts';

const academyFiles = wholeList<AcademyFile>('listAcademyFiles', schemas.zAcademyFile);
const resourceFiles = wholeList<ResourceFile>('listResourceFiles', schemas.zResourceFile);
const academyCategories = wholeList<AcademyCategory>('listAcademyCategories', schemas.zAcademyCategory);
const resourceCategories = wholeList<ResourceCategory>('listResourceCategories', schemas.zResourceCategory);

/** The calls of academy and resources (specification, section 7). */
export const downloadsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listAcademyCategories: build.query<AcademyCategory[], void>(academyCategories),
    listAcademyFiles: build.query<AcademyFile[], void>(academyFiles),
    listResourceCategories: build.query<ResourceCategory[], void>(resourceCategories),
    listResourceFiles: build.query<ResourceFile[], void>(resourceFiles),
  }),
});

export const {
  useListAcademyCategoriesQuery,
  useListAcademyFilesQuery,
  useListResourceCategoriesQuery,
  useListResourceFilesQuery,
} = downloadsApi;
