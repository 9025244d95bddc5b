import { Center, Flex, Stack } from '../../styled-system/jsx/index.js';
import { H2, Muted } from '../ui/elements.tsx';
import { LeafIcon } from '../ui/icons.tsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint: string;
  /** The ways on. */
  children: ReactNode;
}

export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Center px={{ base: '4', sm: '6' }} py={{ base: '8', md: '10' }} borderBlockWidth="1px">
      <Stack align="center" gap="4" textAlign="center" maxW="md">
        <Center boxSize="16" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="2xl">
          <LeafIcon />
        </Center>
        <H2 textStyle="h3">{title}</H2>
        <Muted>{hint}</Muted>
        {children}
      </Stack>
    </Center>
  );
}

/** A low one, since something else follows, which should be seen. */
export function EmptyNote({ title, hint, hints, children }: EmptyStateProps & { hints?: ReactNode }) {
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
