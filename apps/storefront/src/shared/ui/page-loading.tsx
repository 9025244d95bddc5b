import { Box } from '@shop/design/styled-system/jsx';

/** Placeholder while a page's code loads. */
export function PageLoading() {
  return <Box minH="100dvh" aria-busy="true" />;
}
