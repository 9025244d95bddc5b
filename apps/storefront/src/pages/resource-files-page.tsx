import { ResourceCard } from '../features/resources/resource-card.tsx';
import { useListResourceCategoriesQuery, useListResourceFilesQuery } from '../features/resources/resources.api.ts';
import { resourcesMessages } from '../features/resources/resources.messages.ts';
import { settledList } from '../shared/api/use-self-healing.ts';
import { paths } from '../shared/paths.ts';
import { LibraryPage } from '../shared/ui/library/library-page.tsx';

/** Files to download or open, by category (specification, section 2, "Resources page"). */
export function ResourceFilesPage() {
  return (
    <LibraryPage
      texts={resourcesMessages}
      pathOf={paths.resourceSource}
      sourceList={useListResourceCategoriesQuery(undefined, { selectFromResult: settledList })}
      fileList={useListResourceFilesQuery(undefined, { selectFromResult: settledList })}
      sourceOf={({ resource_type }) => resource_type}
      card={(file, isFirstView) => <ResourceCard file={file} isFirstView={isFirstView} />}
    />
  );
}
