import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListsState } from '../../api/use-self-healing.ts';
import { ListPage } from '../list-page.tsx';
import { FileGrid, FileSkeletons } from './file-grid.tsx';
import { libraryMessages } from './library.messages.ts';

interface LibraryLayoutProps {
  heading: string;
  lead: string;
  /** The source checkboxes. */
  filter: ReactNode;
  lists: ListsState;
  /** One card a file. */
  cards: readonly ReactNode[];
  loading: string;
  empty: { title: string; hint: string; label: string; to: string };
}

/** A library of files: what it is, the sources beside it, and a card a file. */
export function LibraryLayout({ heading, lead, filter, lists, cards, loading, empty }: LibraryLayoutProps) {
  return (
    <ListPage
      heading={heading}
      note={
        <Text textStyle="lead" color="fg.muted" maxW="60ch" pt="3">
          {lead}
        </Text>
      }
      filter={filter}
      lists={lists}
      skeletons={<FileSkeletons label={loading} />}
      isEmpty={cards.length === 0}
      empty={empty}
      found={libraryMessages.found(cards.length)}
    >
      <FileGrid>{cards}</FileGrid>
    </ListPage>
  );
}
