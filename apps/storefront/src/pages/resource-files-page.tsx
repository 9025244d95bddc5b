import { ResourceCard } from '../features/downloads/resource-card.tsx';
import { useListResourceCategoriesQuery, useListResourceFilesQuery } from '../features/downloads/resources.api.ts';
import { resourcesMessages } from '../features/downloads/resources.messages.ts';
import { listResult } from '../shared/api/use-lists.ts';
import { paths } from '../shared/paths.ts';
import { DownloadsPage } from '../features/downloads/downloads-page.tsx';

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
