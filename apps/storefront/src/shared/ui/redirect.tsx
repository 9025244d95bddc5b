import { Navigate, type NavigateProps } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';

/** Redirects, and holds the page's height so that the footer does not jump. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <PageLoading />
    </>
  );
}
