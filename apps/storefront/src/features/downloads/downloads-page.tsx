import { Container } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLists, type ListQuery } from '../../shared/api/use-lists.ts';
import { ALL_SOURCES, filterBySource, readSource } from './source-filter.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ChoiceFilter, type Choice } from '../../shared/ui/choice-filter.tsx';
import { usePageQuery } from '../../shared/use-page-query.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { FileGrid, FileSkeletons } from './file-grid.tsx';
import { downloadsMessages } from './downloads.messages.ts';
import { sourceChoices } from './source-choices.ts';

/** Cards of the first view, whose thumbnails are fetched at once. */
const FIRST_VIEW_CARDS = 3;

interface DownloadsPageProps<File> {
  texts: Record<'heading' | 'lead' | 'loading' | 'none' | 'noneHint' | 'seeAll', string>;
  /** The path of a source's page. */
  pathOf: (source: number) => string;
  sourceList: ListQuery<readonly Choice<number>[]>;
  fileList: ListQuery<readonly File[]>;
  sourceOf: (file: File) => number;
  card: (file: File, isFirstView: boolean) => ReactNode;
}

/** A library of files with a filter by source (specification, section 2). */
export function DownloadsPage<File extends { link: string }>({
  texts,
  pathOf,
  sourceList,
  fileList,
  sourceOf,
  card,
}: DownloadsPageProps<File>) {
  const query = usePageQuery();
  const navigate = useNavigate();
  const source = readSource(query);
  const files = filterBySource(fileList.data ?? [], source, sourceOf);

  return (
    <Container>
      <PageHead title={texts.heading} description={texts.lead} />
      <Breadcrumbs trail={[{ label: texts.heading }]} />
      <ListPage
        heading={texts.heading}
        note={
          <Text textStyle="lead" color="fg.muted" maxW="60ch" pt="3">
            {texts.lead}
          </Text>
        }
        filter={
          <ChoiceFilter
            legend={downloadsMessages.sources}
            choices={sourceChoices(sourceList.data)}
            current={source}
            isLoading={!sourceList.data}
            onChoose={(id) => void navigate(pathOf(id))}
          />
        }
        lists={useLists(sourceList, fileList)}
        skeletons={<FileSkeletons label={texts.loading} />}
        isEmpty={files.length === 0}
        empty={{ title: texts.none, hint: texts.noneHint, label: texts.seeAll, to: pathOf(ALL_SOURCES) }}
        found={downloadsMessages.found(files.length)}
      >
        <FileGrid>
          {files.map((file, index) => (
            // Links may repeat.
            <Fragment key={`${file.link} ${index}`}>{card(file, index < FIRST_VIEW_CARDS)}</Fragment>
          ))}
        </FileGrid>
      </ListPage>
    </Container>
  );
}
