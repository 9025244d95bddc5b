import { Container } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListAcademyCategoriesQuery, useListAcademyFilesQuery } from '../features/academy/academy.api.ts';
import { AcademyCard } from '../features/academy/academy-card.tsx';
import { academyMessages as messages } from '../features/academy/academy.messages.ts';
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

/** Learning files and films by source (specification, section 2, "Academy page"). */
export function AcademyPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const source = readSource(query);
  const categoryList = useListAcademyCategoriesQuery();
  const fileList = useListAcademyFilesQuery();
  const lists = useSelfHealing(categoryList, fileList);
  const files = filterBySource(fileList.data ?? [], source, ({ academy_type }) => academy_type);

  return (
    <Container>
      <PageHead title={messages.heading} description={messages.lead} />
      <Breadcrumbs trail={[{ label: messages.heading }]} />
      <LibraryLayout
        heading={messages.heading}
        lead={messages.lead}
        lists={lists}
        loading={messages.loading}
        empty={{ title: messages.none, hint: messages.noneHint, label: messages.seeAll, to: paths.academy }}
        filter={
          <ChoiceFilter
            legend={libraryMessages.sources}
            choices={sourceChoices(categoryList.data)}
            current={source}
            isLoading={!categoryList.data}
            onChoose={(id) => void navigate(paths.academySource(id))}
          />
        }
        cards={files.map((file, index) => (
          <AcademyCard key={`${file.link} ${index}`} file={file} isFirstView={index < FIRST_VIEW_CARDS} />
        ))}
      />
    </Container>
  );
}
