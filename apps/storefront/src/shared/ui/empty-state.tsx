import { Center, Stack } from '@shop/design/styled-system/jsx';
import { H2, Muted } from '@shop/design/ui/elements';
import { LeafIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Center borderWidth="1px" borderStyle="dashed" borderColor="border" px="6" py={{ base: '14', md: '20' }}>
      <Stack align="center" gap="4" textAlign="center" maxW="md">
        <Center boxSize="16" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="2xl">
          <LeafIcon />
        </Center>
        <H2 textStyle="h3">{title}</H2>
        {hint && <Muted>{hint}</Muted>}
        {children}
      </Stack>
    </Center>
  );
}
