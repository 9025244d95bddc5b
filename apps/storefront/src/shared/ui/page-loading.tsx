import { Navigate, type NavigateProps } from 'react-router-dom';
import { Box } from '@shop/design/styled-system/jsx';

/** Placeholder while a page's code loads. */
export function PageLoading() {
  return <Box minH="100dvh" aria-busy="true" />;
}

/** Redirects, and holds the page's height so that the footer does not jump. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <PageLoading />
    </>
  );
}
