import { css } from '@shop/design/styled-system/css';
import { Box, styled } from '@shop/design/styled-system/jsx';
import { Muted, Text, VisuallyHidden } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { safeLink } from '../../shared/safe-link.ts';
import { HALF_OF_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { downloadsMessages } from './downloads.messages.ts';

export const THUMBNAIL_RATIO = 8 / 5;

const SIZES = `(min-width: 1280px) 310px, (min-width: 640px) 44vw, ${HALF_OF_PHONE}`;

export interface DownloadableFile {
  title: string;
  thumbnail: string;
  link: string;
  /** How long or large it is; not every file says so. */
  extent?: string | undefined;
}

export interface Opening {
  action: string;
  icon: ReactNode;
}

interface FileCardProps extends Opening {
  file: DownloadableFile;
  isFirstView: boolean;
}

/** Its frame and its text, also while files load. */
export const fileCard = css.raw({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  overflow: 'hidden',
  _hover: { borderColor: 'leaf.solid' },
});
export const fileText = css.raw({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  gap: { base: '1', sm: '2' },
  px: { base: '3', sm: '5' },
  pt: { base: '3', sm: '4' },
  pb: { base: '1', sm: '3' },
  borderTopWidth: '1px',
});

export function FileCard({ file, action, icon, isFirstView }: FileCardProps) {
  const link = safeLink(file.link);
  return (
    <Box as="article" css={fileCard}>
      <Picture
        src={safeLink(file.thumbnail) ?? ''}
        alt=""
        ratio={THUMBNAIL_RATIO}
        sizes={SIZES}
        isFirstView={isFirstView}
      />
      <Box css={fileText}>
        <Text as="h2" fontWeight="600" textWrap="wrap" overflowWrap="anywhere" minH="3em">
          {file.title}
        </Text>
        {link ? (
          <styled.a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="1.5"
            mt="auto"
            minH="11"
            color="leaf.fg"
            fontWeight="600"
            _hover={{ textDecoration: 'underline' }}
            // The whole card is the link's.
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {icon}
            <span>{action}</span>
            <VisuallyHidden>{`: ${file.title} ${downloadsMessages.opensElsewhere}`}</VisuallyHidden>
            {file.extent && (
              <Text as="span" textStyle="sm" fontWeight="400" color="fg.muted" ms="auto" whiteSpace="nowrap">
                {file.extent}
              </Text>
            )}
          </styled.a>
        ) : (
          <Muted mt="auto" minH="11" fontSize="sm">
            {downloadsMessages.unavailable}
          </Muted>
        )}
      </Box>
    </Box>
  );
}
