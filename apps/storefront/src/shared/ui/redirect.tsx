import { Navigate, type NavigateProps } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';

/** Leads to another page in place of this one, and holds its place until then: the footer would jump up for a moment. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <PageLoading />
    </>
  );
}
