import { Box } from '@chakra-ui/react';
import { AlertIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';

/** An error message. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" display="flex" gap="3" p="3" bg="bg.error" color="fg.error" borderRadius="l2" textStyle="sm">
      <Box flex="none" pt="0.5">
        <AlertIcon />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}
