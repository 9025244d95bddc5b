import { Box } from '@chakra-ui/react';

/** Holds the page's place while its code arrives. */
export function PageLoading() {
  return <Box minH="100dvh" aria-busy="true" />;
}
