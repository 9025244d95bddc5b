import type { ReactNode } from 'react';
import { Flex } from '../../styled-system/jsx/index.js';
import { H2, Muted } from '../ui/elements.tsx';

interface EmptyStateProps {
  title: string;
  hint: string;
  hints?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** Low, since what follows should be seen. */
export function EmptyState({ title, hint, hints, children }: EmptyStateProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ md: 'center' }}
      wrap={{ md: 'wrap' }}
      columnGap="6"
      rowGap="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '3' }}
      bg="bg.subtle"
      borderRadius="l3"
    >
      <Flex wrap="wrap" align="baseline" columnGap="4" rowGap="1" flex={{ md: '1 1 20rem' }} minW="0">
        <H2 textStyle="h3">{title}</H2>
        <Muted overflowWrap="anywhere">{hint}</Muted>
      </Flex>
      <Flex gap="3" wrap="wrap" align="center">
        {hints}
        {children}
      </Flex>
    </Flex>
  );
}
