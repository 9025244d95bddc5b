import { Outlet } from 'react-router-dom';
import { ErrorPage } from '../error-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { useRouterState } from './router-state-context.ts';

/** The page in its frame, or what is said in its place when its code could not be fetched or it breaks. */
export function PageOutlet() {
  const { failure } = useRouterState();
  return <PageErrorBoundary>{failure ? <ErrorPage error={failure.error} /> : <Outlet />}</PageErrorBoundary>;
}
