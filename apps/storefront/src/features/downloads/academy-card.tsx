import type { AcademyFile } from '@shop/api-contract/model';
import { DownloadIcon, VideoIcon } from '@shop/design/ui/subject-icons';
import { FileCard } from './file-card.tsx';
import { academyMessages as messages } from './academy.messages.ts';
import { isVideo } from './is-video.ts';

interface AcademyCardProps {
  file: AcademyFile;
  isFirstView: boolean;
}

/** A film to watch or a paper to download. */
export function AcademyCard({ file, isFirstView }: AcademyCardProps) {
  return isVideo(file.link) ? (
    <FileCard
      file={file}
      action={messages.watch}
      icon={<VideoIcon data-testid="video-icon" />}
      isFirstView={isFirstView}
    />
  ) : (
    <FileCard
      file={file}
      action={messages.download}
      icon={<DownloadIcon data-testid="download-icon" />}
      isFirstView={isFirstView}
    />
  );
}
