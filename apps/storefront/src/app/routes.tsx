import { Navigate, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { PageLoading } from '../shared/ui/page-loading.tsx';
import { ErrorPage } from './error-page.tsx';
import { pageCode } from './load-routes.ts';
import { pageList } from './pages.ts';
import { Layout } from './shell/layout.tsx';

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      {
        // Inside the layout: header and footer stay when a page fails.
        ErrorBoundary: ErrorPage,
        children: [
          ...pageList.map(({ name, path, load, loader }) => ({
            id: name,
            path,
            lazy: pageCode(load),
            loader,
            // Other queries and open dialogs of a page need no other data.
            shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
              currentUrl.pathname !== nextUrl.pathname,
          })),
          { path: paths.startABusinessCorrectlySpelt, element: <Navigate replace to={paths.startABusiness} /> },
          { id: 'notFound', path: '*', lazy: pageCode(() => import('./not-found-page.tsx')) },
        ],
      },
    ],
  },
];
