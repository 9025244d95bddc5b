import { Box, Flex, HStack, styled } from '@shop/design/styled-system/jsx';
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

export function FileCard({ file, action, icon, isFirstView }: FileCardProps) {
  const link = safeLink(file.link);
  return (
    <Flex
      as="article"
      position="relative"
      direction="column"
      height="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      overflow="hidden"
      transition="border-color 0.2s"
      _hover={link ? { borderColor: 'leaf.solid' } : {}}
      _focusWithin={{ borderColor: 'leaf.solid' }}
    >
      <Box bg="bg.subtle">
        <Picture
          src={safeLink(file.thumbnail) ?? ''}
          alt=""
          ratio={THUMBNAIL_RATIO}
          sizes={SIZES}
          isFirstView={isFirstView}
        />
      </Box>
      <Flex
        direction="column"
        flex="1"
        gap={{ base: '1', sm: '2' }}
        px={{ base: '3', sm: '5' }}
        pt={{ base: '3', sm: '4' }}
        pb={{ base: '1', sm: '3' }}
        borderTopWidth="1px"
      >
        <Text as="h2" fontWeight="600" textWrap="wrap" overflowWrap="anywhere" minH={{ base: '4.5em', sm: '3em' }}>
          {file.title}
        </Text>
        {link ? (
          <styled.a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            mt="auto"
            minH="11"
            color="leaf.fg"
            fontWeight="600"
            _hover={{ textDecoration: 'underline' }}
          >
            <HStack
              as="span"
              rowGap="0"
              flexWrap="wrap"
              minH="11"
              _before={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {icon}
              <span>{action}</span>
              {file.extent && (
                <Text as="span" textStyle="sm" fontWeight="400" color="fg.muted" ms="auto" whiteSpace="nowrap">
                  {file.extent}
                </Text>
              )}
            </HStack>
            <VisuallyHidden>{`: ${file.title} ${downloadsMessages.opensElsewhere}`}</VisuallyHidden>
          </styled.a>
        ) : (
          <Muted mt="auto" minH="11" fontSize="sm">
            {downloadsMessages.unavailable}
          </Muted>
        )}
      </Flex>
    </Flex>
  );
}
