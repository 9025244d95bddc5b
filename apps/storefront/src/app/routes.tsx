import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { PageLoading } from '../shared/ui/page-loading.tsx';
import { Redirect } from '../shared/ui/redirect.tsx';
import { ErrorPage } from './error-page.tsx';
import { loadProductPage } from './load-product-page.ts';
import { Layout } from './shell/layout.tsx';

/** What prerendering has to know of a page. */
export interface PageHandle {
  /** Its markup depends on the query. */
  readsQuery?: boolean;
  /** Once hydrated it shows what the build does not see: an empty cart. */
  showsMore?: boolean;
}

/** A page in a chunk of its own, which names its `Component` and `loader`. */
const page = (
  path: string,
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>,
  handle?: PageHandle,
): RouteObject => ({
  id: path,
  path,
  handle,
  lazy,
});

const stubPaths = [paths.brands, paths.userAgreement, paths.faq];

const companyPaths = [
  paths.about,
  paths.vision,
  paths.mission,
  paths.aboutStartABusiness,
  paths.journey,
  paths.ourBrand,
  paths.csr,
  paths.career,
  paths.companyFaqs,
];

/** The route table (specification, section 2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      {
        // Within the frame: header and footer stay when a page fails.
        ErrorBoundary: ErrorPage,
        children: [
          page(paths.home, () => import('../pages/home-page.tsx'), {}),
          page(paths.index, () => import('../pages/home-page.tsx')),
          page(paths.products, () => import('../pages/products-page.tsx'), { readsQuery: true }),
          page(paths.productPattern, loadProductPage, {}),
          page(paths.cart, () => import('../pages/my-cart-page.tsx'), { showsMore: true }),
          page(paths.offers, () => import('../pages/offers-page.tsx'), { readsQuery: true }),
          page(paths.academy, () => import('../pages/academy-page.tsx'), { readsQuery: true }),
          page(paths.resources, () => import('../pages/resource-files-page.tsx'), { readsQuery: true }),
          page(paths.startABusiness, () => import('../pages/start-a-bussines-page.tsx')),
          page(paths.login, () => import('../pages/login-page.tsx')),
          page(paths.register, () => import('../pages/register-page.tsx')),
          page(paths.dashboard, () => import('../pages/dashboard-page.tsx')),
          { path: paths.startABusinessCorrectlySpelt, element: <Redirect to={paths.startABusiness} /> },
          page(paths.contact, () => import('../pages/contact-us-page.tsx')),
          page(paths.addTicket, () => import('../pages/add-ticket-page.tsx')),
          page(paths.privacyPolicy, () => import('../pages/privacy-policy-page.tsx')),
          page(paths.termsOfUse, () => import('../pages/terms-of-use-page.tsx')),
          page(paths.refundPolicy, () => import('../pages/refund-policy-page.tsx')),
          page(paths.shippingProcess, () => import('../pages/shipping-process-page.tsx')),
          page(paths.fssai, () => import('../pages/fssai-page.tsx')),
          page(paths.iso, () => import('../pages/iso-page.tsx')),
          ...companyPaths.map((path) => page(path, () => import('../pages/company-page.tsx'))),
          ...stubPaths.map((path) => page(path, () => import('../pages/stub-page.tsx'))),
          page('*', () => import('../pages/not-found-page.tsx')),
        ],
      },
    ],
  },
];
