import { Center, Stack } from '../../styled-system/jsx/index.js';
import { H2, Muted } from '../ui/elements.tsx';
import { LeafIcon } from '../ui/icons.tsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** Something else follows, which should be seen. */
  isCompact?: boolean;
  children?: ReactNode;
}

export function EmptyState({ title, hint, isCompact = false, children }: EmptyStateProps) {
  return (
    <Center
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border"
      px="6"
      py={isCompact ? '4' : { base: '8', md: '10' }}
    >
      <Stack align="center" gap={isCompact ? '2' : '4'} textAlign="center" maxW="md">
        {!isCompact && (
          <Center boxSize="16" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="2xl">
            <LeafIcon />
          </Center>
        )}
        <H2 textStyle="h3">{title}</H2>
        {hint && <Muted>{hint}</Muted>}
        {children}
      </Stack>
    </Center>
  );
}
