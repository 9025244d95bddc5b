import type { ResourceFile } from '@shop/api-contract/model';
import { ExternalIcon } from '@shop/design/ui/icons';
import { FileCard } from './file-card.tsx';
import { resourcesMessages as messages } from './resources.messages.ts';

interface ResourceCardProps {
  file: ResourceFile;
  isFirstView: boolean;
}

/** A file to open, on the portal or on another site. */
export function ResourceCard({ file, isFirstView }: ResourceCardProps) {
  return <FileCard file={file} action={messages.open} icon={<ExternalIcon />} isFirstView={isFirstView} />;
}
