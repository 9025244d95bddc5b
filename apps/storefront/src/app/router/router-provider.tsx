import { useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { RouterStateContext } from './router-state-context.ts';
import { useScrollRestoration } from './scroll-restoration.ts';
import type { RouterState, ShopRouter } from './shop-router.ts';

/** The page that the router shows, in its frame. */
export function RouterProvider({ router }: { router: ShopRouter }) {
  // In one go: in slices a page would come later, since each lets the browser draw the old one again.
  const read = () => router.state;
  const state = useSyncExternalStore(router.subscribe, read, read);
  const { location, navigationType, isLoading } = state;
  return (
    <RouterStateContext value={state}>
      <Router location={location} navigationType={navigationType} navigator={router.navigator} useTransitions={false}>
        {isLoading ? <PageLoading /> : <Pages router={router} state={state} />}
      </Router>
    </RouterStateContext>
  );
}

function Pages({ router, state }: { router: ShopRouter; state: RouterState }) {
  const pages = useRoutes(router.routes);
  useScrollRestoration(router, state);
  return <PageErrorBoundary>{pages}</PageErrorBoundary>;
}
