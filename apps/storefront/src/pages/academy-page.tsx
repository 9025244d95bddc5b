import { useListAcademyCategoriesQuery, useListAcademyFilesQuery } from '../features/downloads/academy.api.ts';
import { AcademyCard } from '../features/downloads/academy-card.tsx';
import { academyMessages } from '../features/downloads/academy.messages.ts';
import { listResult } from '../shared/api/use-lists.ts';
import { paths } from '../shared/paths.ts';
import { DownloadsPage } from '../features/downloads/downloads-page.tsx';

/** Learning files and films by source (specification, section 2, "Academy page"). */
export function AcademyPage() {
  return (
    <DownloadsPage
      texts={academyMessages}
      pathOf={paths.academySource}
      sourceList={useListAcademyCategoriesQuery(undefined, { selectFromResult: listResult })}
      fileList={useListAcademyFilesQuery(undefined, { selectFromResult: listResult })}
      sourceOf={({ academy_type }) => academy_type}
      card={(file, isFirstView) => <AcademyCard file={file} isFirstView={isFirstView} />}
    />
  );
}

export { AcademyPage as Component };
