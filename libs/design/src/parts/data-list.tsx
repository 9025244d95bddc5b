import type { ComponentProps, ReactNode } from 'react';
import { Flex, styled } from '../../styled-system/jsx/index.js';
import { Skeleton, Small, Text } from '../ui/elements.tsx';

interface DataListProps extends ComponentProps<typeof styled.dl> {
  /** A value that is null is still loading. */
  facts: readonly { term: string; value: ReactNode }[];
  /** The values are names and addresses, which a page translation leaves as they are. */
  isVerbatim?: boolean;
}

/** Terms and their values, a line each. */
export const DataList = ({ facts, isVerbatim = false, ...list }: DataListProps) => (
  <styled.dl {...list}>
    {facts.map(({ term, value }) => (
      <Flex key={term} wrap="wrap" align="center" columnGap="4" minH="11" py="2" borderTopWidth="1px">
        <Small as="dt" flex="0 0 5rem">
          {term}
        </Small>
        <Text as="dd" flex="1 1 9rem" minW="0" overflowWrap="anywhere" htmlTranslate={isVerbatim ? 'no' : undefined}>
          {value ?? <Skeleton as="span" display="block" height="4" maxW="12rem" />}
        </Text>
      </Flex>
    ))}
  </styled.dl>
);
