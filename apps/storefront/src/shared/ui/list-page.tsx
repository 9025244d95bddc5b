import { EmptyState } from '@shop/design/parts/empty-state';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Grid } from '@shop/design/styled-system/jsx';
import { H1, Text } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import type { ListsState } from '../api/use-lists.ts';
import { ButtonLink } from './links.ts';
import { ListsNote } from './retry-panel.tsx';

/** What folds something beside the search. */
export const listTool = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  h: '12',
  ps: '4',
  pe: '3',
  textStyle: 'sm',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'l2',
  bg: 'bg.panel',
  cursor: 'pointer',
  '& svg': { color: 'fg.muted' },
  '[open] > &': { '& svg': { rotate: '180deg' } },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
});

/** The tools begin with the second of the list's four columns. */
const aboveColumns = css.raw({
  xl: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, calc(75% - 12.375rem))',
    justifyContent: 'space-between',
  },
});

interface ListPageProps {
  heading: string;
  note?: ReactNode;
  tools?: ReactNode;
  /** Beside the list on desktops, before it on phones. */
  filter?: ReactNode;
  lists: ListsState;
  skeletons: ReactNode;
  isEmpty: boolean;
  empty: { title: string; hint: string; label: string; to: string; hints?: ReactNode; more?: ReactNode };
  found: string;
  children: ReactNode;
}

/** A page with one list: heading, search, filter, then skeletons, list or empty state. */
export function ListPage({ filter, lists, isEmpty, empty, ...page }: ListPageProps) {
  return (
    <Box data-shows-query mt={{ md: '-2' }}>
      <Flex
        justify="space-between"
        align={{ base: 'stretch', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        wrap="wrap"
        columnGap="6"
        rowGap={{ base: '2', md: '3' }}
        css={filter ? aboveColumns : {}}
      >
        <Flex align="baseline" columnGap="4" wrap="wrap">
          <H1 fontSize="1.75rem" overflowWrap="anywhere">
            {page.heading}
          </H1>
          {page.note}
        </Flex>
        <Flex gap="2" wrap="wrap" justify="flex-end" flex={{ md: '1 1 auto' }} maxW="full">
          {page.tools}
        </Flex>
      </Flex>
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: filter ? 'min(13rem, 30%) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '2', lg: '12' }}
        pt={{ base: filter ? '0.5' : '4', lg: '4' }}
      >
        {filter && (
          // Room for the focus.
          <Box besideColumn={{ lg: true }} alignSelf="start" px={{ lg: '3' }} mx={{ lg: '-3' }}>
            {filter}
          </Box>
        )}
        <Box minW="0">
          <ListsNote {...lists} />
          {!lists.isReady && page.skeletons}
          {lists.isReady && isEmpty && (
            <>
              <EmptyState {...empty}>
                <ButtonLink to={empty.to} variant="outline">
                  {empty.label}
                </ButtonLink>
              </EmptyState>
              {empty.more}
            </>
          )}
          {lists.isReady && !isEmpty && page.children}
          <Text srOnly role="status">
            {lists.isReady && page.found}
          </Text>
        </Box>
      </Grid>
    </Box>
  );
}
