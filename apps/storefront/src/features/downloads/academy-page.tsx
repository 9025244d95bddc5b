import { DownloadIcon, VideoIcon } from '@shop/design/ui/subject-icons';
import { paths } from '../../shared/paths.ts';
import { DownloadsPage } from './downloads-view.tsx';
import { useListAcademyCategoriesQuery, useListAcademyFilesQuery } from './downloads.api.ts';
import { academyMessages } from './downloads.messages.ts';

const watch = { action: academyMessages.watch, icon: <VideoIcon data-testid="video-icon" /> };
const download = { action: academyMessages.download, icon: <DownloadIcon data-testid="download-icon" /> };

/** Learning files and videos by source (specification, section 2, "Academy page"); a video is known by its link. */
export default function AcademyPage() {
  return (
    <DownloadsPage
      texts={academyMessages}
      pathOf={paths.academySource}
      sourceList={useListAcademyCategoriesQuery()}
      fileList={useListAcademyFilesQuery()}
      sourceOf={({ academy_type }) => academy_type}
      opening={({ link }) => (link.includes('youtube') ? watch : download)}
    />
  );
}
