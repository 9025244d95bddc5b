import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';

/** A page of the shop. */
export interface Page {
  path: string;
  /** Its code: the component, and the loader that starts its calls. */
  load: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>;
  /** Indexing: everybody (in the sitemap), shoppers only (disallowed in robots.txt), or a duplicate of another page. */
  access: 'public' | 'private' | 'unlisted';
}

const load = {
  home: () => import('../pages/home-page.tsx'),
  company: () => import('../pages/company-page.tsx'),
  stub: () => import('../pages/stub-page.tsx'),
};

/**
 * Every page (specification, section 2): routes, prerendering, sitemap, robots.txt and the browser suite follow from this
 * table. A page's title and description stand in its module.
 */
export const pages = {
  home: { path: paths.home, load: load.home, access: 'public' },
  index: { path: paths.index, load: load.home, access: 'unlisted' },
  products: {
    path: paths.products,
    load: () => import('../pages/products-page.tsx'),
    access: 'public',
  },
  product: { path: paths.productPattern, load: () => import('../pages/product-page.tsx'), access: 'public' },
  cart: { path: paths.cart, load: () => import('../pages/my-cart-page.tsx'), access: 'private' },
  offers: { path: paths.offers, load: () => import('../pages/offers-page.tsx'), access: 'public' },
  brands: { path: paths.brands, load: load.stub, access: 'public' },
  academy: { path: paths.academy, load: () => import('../pages/academy-page.tsx'), access: 'public' },
  resources: {
    path: paths.resources,
    load: () => import('../pages/resource-files-page.tsx'),
    access: 'public',
  },
  business: { path: paths.startABusiness, load: () => import('../pages/start-a-bussines-page.tsx'), access: 'public' },
  about: { path: paths.about, load: load.company, access: 'public' },
  vision: { path: paths.vision, load: load.company, access: 'public' },
  mission: { path: paths.mission, load: load.company, access: 'public' },
  aboutBusiness: { path: paths.aboutStartABusiness, load: load.company, access: 'unlisted' },
  journey: { path: paths.journey, load: load.stub, access: 'public' },
  ourBrand: { path: paths.ourBrand, load: load.stub, access: 'public' },
  csr: { path: paths.csr, load: load.company, access: 'public' },
  career: { path: paths.career, load: load.stub, access: 'public' },
  companyFaqs: { path: paths.companyFaqs, load: load.stub, access: 'public' },
  login: { path: paths.login, load: () => import('../pages/login-page.tsx'), access: 'private' },
  register: { path: paths.register, load: () => import('../pages/register-page.tsx'), access: 'private' },
  dashboard: { path: paths.dashboard, load: () => import('../pages/dashboard-page.tsx'), access: 'private' },
  addTicket: { path: paths.addTicket, load: () => import('../pages/add-ticket-page.tsx'), access: 'private' },
  privacyPolicy: {
    path: paths.privacyPolicy,
    load: () => import('../pages/privacy-policy-page.tsx'),
    access: 'public',
  },
  termsOfUse: { path: paths.termsOfUse, load: () => import('../pages/terms-of-use-page.tsx'), access: 'public' },
  refundPolicy: { path: paths.refundPolicy, load: () => import('../pages/refund-policy-page.tsx'), access: 'public' },
  userAgreement: { path: paths.userAgreement, load: load.stub, access: 'public' },
  shippingProcess: {
    path: paths.shippingProcess,
    load: () => import('../pages/shipping-process-page.tsx'),
    access: 'public',
  },
  faq: { path: paths.faq, load: () => import('../pages/faq-page.tsx'), access: 'public' },
  contact: { path: paths.contact, load: () => import('../pages/contact-us-page.tsx'), access: 'public' },
  fssai: { path: paths.fssai, load: () => import('../pages/fssai-page.tsx'), access: 'public' },
  iso: { path: paths.iso, load: () => import('../pages/iso-page.tsx'), access: 'public' },
} as const satisfies Record<string, Page>;

export const pageList: readonly (Page & { name: string })[] = Object.entries(pages).map(([name, page]) => ({
  name,
  ...page,
}));
