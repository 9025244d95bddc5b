import { Center, Stack } from '../../styled-system/jsx/index.js';
import { H2, Muted } from '../ui/elements.tsx';
import { LeafIcon } from '../ui/icons.tsx';
import type { ReactNode } from 'react';

export function EmptyState({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <Center borderWidth="1px" borderStyle="dashed" borderColor="border" px="6" py={{ base: '8', md: '10' }}>
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
