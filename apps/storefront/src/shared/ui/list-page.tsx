import { Box, Flex, Grid } from '@shop/design/styled-system/jsx';
import { H1, Text } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import type { ListsState } from '../api/use-lists.ts';
import { EmptyState } from '@shop/design/parts/empty-state';
import { ButtonLink } from './links.ts';
import { ListsNote } from './retry-panel.tsx';

interface ListPageProps {
  heading: string;
  note?: ReactNode;
  tools?: ReactNode;
  /** Beside the list on desktops, before it on phones. */
  filter?: ReactNode;
  lists: ListsState;
  skeletons: ReactNode;
  isEmpty: boolean;
  empty: { title: string; hint: string; label: string; to: string };
  found: string;
  children: ReactNode;
}

/** A page with one list: heading, search, filter, then skeletons, list or empty state. */
export function ListPage({
  heading,
  note,
  tools,
  filter,
  lists,
  skeletons,
  isEmpty,
  empty,
  found,
  children,
}: ListPageProps) {
  return (
    <Box data-shows-query>
      <Flex
        justify="space-between"
        align={{ base: 'stretch', md: 'flex-start' }}
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '3', md: '4' }}
        pb={{ base: '4', md: '8' }}
        borderBottomWidth="1px"
      >
        <Box>
          <H1>{heading}</H1>
          {note}
        </Box>
        <Flex gap="3" wrap="wrap" justify="flex-end">
          {tools}
        </Flex>
      </Flex>
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: filter ? 'min(13rem, 30%) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '3', lg: '12' }}
        pt={{ base: '4', lg: '6' }}
      >
        {filter && (
          <Box position={{ lg: 'sticky' }} top="28" alignSelf="start">
            {filter}
          </Box>
        )}
        <Box pt={{ lg: '2' }} minH="60vh">
          <ListsNote {...lists} />
          {!lists.isReady && skeletons}
          {lists.isReady && isEmpty && (
            <EmptyState title={empty.title} hint={empty.hint}>
              <ButtonLink to={empty.to} variant="outline">
                {empty.label}
              </ButtonLink>
            </EmptyState>
          )}
          {lists.isReady && !isEmpty && children}
          <Text srOnly role="status">
            {lists.isReady && found}
          </Text>
        </Box>
      </Grid>
    </Box>
  );
}
