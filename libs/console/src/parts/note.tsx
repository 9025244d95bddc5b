import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A list that is empty, or that one waits for, says so. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Box borderWidth="1px" borderStyle="dashed" borderRadius="l2" px="4" py="8" textAlign="center" color="fg.muted">
      {children}
    </Box>
  );
}
