import { type Choice, ChoiceFilter } from '@shop/design/parts/choice-filter';
import { css } from '@shop/design/styled-system/css';
import { Box, Grid, styled } from '@shop/design/styled-system/jsx';
import { Lead, Skeleton, Muted, Text, VisuallyHidden } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ListQuery, useLists } from '../../shared/api/use-lists.ts';
import { safeLink } from '../../shared/safe-link.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { HALF_OF_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { downloadsMessages } from './downloads.messages.ts';

/** `type` in the address of academy and resources, also when it is missing or no number (specification, section 2). */
const ALL_SOURCES = 0;

/** Cards of the first view, whose thumbnails are fetched at once. */
const FIRST_VIEW_CARDS = 3;

const fileGrid = css.raw({
  gridTemplateColumns: { base: 'twoOrOne', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '3', md: '6' },
});

interface DownloadsPageProps<File> {
  texts: Record<'heading' | 'lead' | 'loading' | 'none' | 'noneHint' | 'seeAll', string>;
  pathOf: (source: number) => string;
  sourceList: ListQuery<readonly Choice<number>[]>;
  fileList: ListQuery<readonly File[]>;
  sourceOf: (file: File) => number;
  opening: (file: File) => Opening;
}

export function DownloadsPage<File extends DownloadableFile>({ texts, pathOf, ...page }: DownloadsPageProps<File>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const source = Number(query.get('type')) || ALL_SOURCES;
  const files = (page.fileList.data ?? []).filter((file) => source === ALL_SOURCES || page.sourceOf(file) === source);

  return (
    <Page title={texts.heading} description={texts.lead} isPrivate={source !== ALL_SOURCES}>
      <ListPage
        heading={texts.heading}
        note={
          <Lead maxW="60ch" pt={{ base: '1', md: '3' }}>
            {texts.lead}
          </Lead>
        }
        filter={
          <ChoiceFilter
            legend={downloadsMessages.sources}
            choices={[{ id: ALL_SOURCES, name: downloadsMessages.allSources }, ...(page.sourceList.data ?? [])]}
            current={source}
            onChoose={(id) => void navigate(pathOf(id))}
          />
        }
        lists={useLists(page.sourceList, page.fileList)}
        skeletons={<FileSkeletons label={texts.loading} />}
        isEmpty={files.length === 0}
        empty={{ title: texts.none, hint: texts.noneHint, label: texts.seeAll, to: pathOf(ALL_SOURCES) }}
        found={downloadsMessages.found(files.length)}
      >
        <Grid css={fileGrid}>
          {files.map((file, index) => (
            // Links may repeat.
            <FileCard
              key={`${file.link} ${index}`}
              file={file}
              isFirstView={index < FIRST_VIEW_CARDS}
              {...page.opening(file)}
            />
          ))}
        </Grid>
      </ListPage>
    </Page>
  );
}

/** Six placeholders as high as a card, to avoid layout shift. */
const FileSkeletons = ({ label }: { label: string }) => (
  <Grid css={fileGrid} aria-busy="true" role="status" aria-label={label}>
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <Box key={index} data-testid="skeleton" css={fileCard}>
        <Skeleton style={{ aspectRatio: THUMBNAIL_RATIO }} borderRadius="0" />
        <Box css={fileText}>
          <Skeleton height="3rem" width="85%" />
          <Skeleton height="11" width="35%" />
        </Box>
      </Box>
    ))}
  </Grid>
);

const THUMBNAIL_RATIO = 8 / 5;

const SIZES = `(min-width: 1280px) 310px, (min-width: 640px) 44vw, ${HALF_OF_PHONE}`;

interface DownloadableFile {
  title: string;
  thumbnail: string;
  link: string;
  /** How long or large it is; not every file says so. */
  extent?: string | undefined;
}

interface Opening {
  action: string;
  icon: ReactNode;
}

/** Its frame and its text, also while files load. */
const fileCard = css.raw({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  overflow: 'hidden',
  _hover: { borderColor: 'leaf.solid' },
});
const fileText = css.raw({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  gap: { base: '1', sm: '2' },
  px: { base: '3', sm: '5' },
  pt: { base: '3', sm: '4' },
  pb: { base: '1', sm: '3' },
  borderTopWidth: '1px',
});

function FileCard({ file, action, icon, isFirstView }: Opening & { file: DownloadableFile; isFirstView: boolean }) {
  const link = safeLink(file.link);
  return (
    <Box as="article" css={fileCard}>
      <Picture src={safeLink(file.thumbnail) ?? ''} ratio={THUMBNAIL_RATIO} sizes={SIZES} isFirstView={isFirstView} />
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
