import { ExternalIcon } from '@shop/design/ui/icons';
import { paths } from '../../shared/paths.ts';
import { DownloadsPage } from './downloads-view.tsx';
import { useListResourceCategoriesQuery, useListResourceFilesQuery } from './downloads.api.ts';
import { resourcesMessages } from './downloads.messages.ts';

const open = { action: resourcesMessages.open, icon: <ExternalIcon /> };

/** Files to download or open, by category (specification, section 2, "Resources page"). */
export default function ResourceFilesPage() {
  return (
    <DownloadsPage
      texts={resourcesMessages}
      pathOf={paths.resourceSource}
      sourceList={useListResourceCategoriesQuery()}
      fileList={useListResourceFilesQuery()}
      sourceOf={({ resource_type }) => resource_type}
      opening={() => open}
    />
  );
}
