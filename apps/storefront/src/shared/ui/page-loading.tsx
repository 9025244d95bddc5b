import { Box } from '@shop/design/styled-system/jsx';

/** Holds the page's place while its code arrives. */
export function PageLoading() {
  return <Box minH="100dvh" aria-busy="true" />;
}
