import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A message in place of a list: empty or loading. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Box borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4" py="8" textAlign="center" color="fg.muted">
      {children}
    </Box>
  );
}
