import { Container } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ResourceCard } from '../features/resources/resource-card.tsx';
import { useListResourceCategoriesQuery, useListResourceFilesQuery } from '../features/resources/resources.api.ts';
import { resourcesMessages as messages } from '../features/resources/resources.messages.ts';
import { useSelfHealing } from '../shared/api/use-self-healing.ts';
import { paths } from '../shared/paths.ts';
import { filterBySource, readSource } from '../shared/source-filter.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LibraryLayout } from '../shared/ui/library/library-layout.tsx';
import { ChoiceFilter } from '../shared/ui/choice-filter.tsx';
import { sourceChoices } from '../shared/ui/library/source-choices.ts';
import { libraryMessages } from '../shared/ui/library/library.messages.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Cards of the first view, whose thumbnails are fetched at once. */
const FIRST_VIEW_CARDS = 3;

/** Files to download or open, by category (specification, section 2, "Resources page"). */
export function ResourceFilesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const category = readSource(query);
  const categoryList = useListResourceCategoriesQuery();
  const fileList = useListResourceFilesQuery();
  const lists = useSelfHealing(categoryList, fileList);
  const files = filterBySource(fileList.data ?? [], category, ({ resource_type }) => resource_type);

  return (
    <Container>
      <PageHead title={messages.heading} description={messages.lead} />
      <Breadcrumbs trail={[{ label: messages.heading }]} />
      <LibraryLayout
        heading={messages.heading}
        lead={messages.lead}
        lists={lists}
        loading={messages.loading}
        empty={{ title: messages.none, hint: messages.noneHint, label: messages.seeAll, to: paths.resources }}
        filter={
          <ChoiceFilter
            legend={libraryMessages.sources}
            choices={sourceChoices(categoryList.data)}
            current={category}
            isLoading={!categoryList.data}
            onChoose={(id) => void navigate(paths.resourceSource(id))}
          />
        }
        cards={files.map((file, index) => (
          <ResourceCard key={`${file.link} ${index}`} file={file} isFirstView={index < FIRST_VIEW_CARDS} />
        ))}
      />
    </Container>
  );
}
