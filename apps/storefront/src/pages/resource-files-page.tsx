import { ResourceCard } from '../features/downloads/resource-card.tsx';
import {
  resourcesApi,
  useListResourceCategoriesQuery,
  useListResourceFilesQuery,
} from '../features/downloads/resources.api.ts';
import { resourcesMessages } from '../features/downloads/resources.messages.ts';
import { listResult } from '../shared/api/use-lists.ts';
import { pageLoader } from '../shared/page-loader.ts';
import { paths } from '../shared/paths.ts';
import { DownloadsPage } from '../features/downloads/downloads-page.tsx';

export const loader = pageLoader((dispatch) => [
  dispatch(resourcesApi.endpoints.listResourceFiles.initiate()),
  dispatch(resourcesApi.endpoints.listResourceCategories.initiate()),
]);

/** Files to download or open, by category (specification, section 2, "Resources page"). */
export function ResourceFilesPage() {
  return (
    <DownloadsPage
      texts={resourcesMessages}
      pathOf={paths.resourceSource}
      sourceList={useListResourceCategoriesQuery(undefined, { selectFromResult: listResult })}
      fileList={useListResourceFilesQuery(undefined, { selectFromResult: listResult })}
      sourceOf={({ resource_type }) => resource_type}
      card={(file, isFirstView) => <ResourceCard file={file} isFirstView={isFirstView} />}
    />
  );
}

export { ResourceFilesPage as Component };
