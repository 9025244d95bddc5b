import { ExternalIcon } from '@shop/design/ui/icons';
import { useListResourceCategoriesQuery, useListResourceFilesQuery } from '../features/downloads/downloads.api.ts';
import { resourcesMessages } from '../features/downloads/downloads.messages.ts';
import { DownloadsPage } from '../features/downloads/downloads-page.tsx';
import { listResult } from '../shared/api/use-lists.ts';
import { paths } from '../shared/paths.ts';

const open = { action: resourcesMessages.open, icon: <ExternalIcon /> };

/** Files to download or open, by category (specification, section 2, "Resources page"). */
export function ResourceFilesPage() {
  return (
    <DownloadsPage
      texts={resourcesMessages}
      pathOf={paths.resourceSource}
      sourceList={useListResourceCategoriesQuery(undefined, { selectFromResult: listResult })}
      fileList={useListResourceFilesQuery(undefined, { selectFromResult: listResult })}
      sourceOf={({ resource_type }) => resource_type}
      opening={() => open}
    />
  );
}

export { ResourceFilesPage as Component };
