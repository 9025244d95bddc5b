import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { loaders } from './loaders.ts';

export interface Page {
  path: string;
  load: () => Promise<Pick<RouteObject, 'Component'>>;
  loader?: LoaderFunction;
  /** Not in the sitemap: for shoppers only, or a duplicate of another page. */
  isUnlisted?: true;
}

const home = { load: () => import('../features/home/home-page.tsx'), loader: loaders.home };
const company = { load: () => import('../content/company/company-page.tsx') };
const policy = { load: () => import('../content/policies/policy-page.tsx') };
const certificate = { load: () => import('../content/policies/certificate-page.tsx') };
const stub = { load: () => import('../content/stub-page.tsx') };

/**
 * Every page (specification, section 2): routes, prerendering, sitemap and the browser suite follow from this
 * table. A page's title and description stand in its module.
 */
const pages: Record<string, Page> = {
  home: { path: paths.home, ...home },
  index: { path: paths.index, ...home, isUnlisted: true },
  products: {
    path: paths.products,
    load: () => import('../features/catalogue/products-page.tsx'),
    loader: loaders.products,
  },
  product: {
    path: paths.productPattern,
    load: () => import('../features/catalogue/product-page.tsx'),
    loader: loaders.product,
  },
  cart: {
    path: paths.cart,
    load: () => import('../features/cart/my-cart-page.tsx'),
    loader: loaders.cart,
    isUnlisted: true,
  },
  offers: { path: paths.offers, load: () => import('../features/offers/offers-page.tsx'), loader: loaders.offers },
  brands: { path: paths.brands, ...stub },
  academy: {
    path: paths.academy,
    load: () => import('../features/downloads/academy-page.tsx'),
    loader: loaders.academy,
  },
  resources: {
    path: paths.resources,
    load: () => import('../features/downloads/resource-files-page.tsx'),
    loader: loaders.resources,
  },
  business: { path: paths.startABusiness, load: () => import('../content/business-plan/start-a-bussines-page.tsx') },
  about: { path: paths.about, ...company },
  vision: { path: paths.vision, ...company },
  mission: { path: paths.mission, ...company },
  aboutBusiness: { path: paths.aboutStartABusiness, ...company, isUnlisted: true },
  journey: { path: paths.journey, ...stub },
  ourBrand: { path: paths.ourBrand, ...stub },
  csr: { path: paths.csr, ...company },
  career: { path: paths.career, ...stub },
  companyFaqs: { path: paths.companyFaqs, ...stub },
  login: { path: paths.login, load: () => import('../features/session/login-page.tsx'), isUnlisted: true },
  register: { path: paths.register, load: () => import('../features/session/register-page.tsx'), isUnlisted: true },
  dashboard: { path: paths.dashboard, load: () => import('../features/orders/dashboard-page.tsx'), isUnlisted: true },
  order: { path: paths.orderPattern, load: () => import('../features/orders/order-page.tsx'), isUnlisted: true },
  addTicket: { path: paths.addTicket, load: () => import('../content/company/add-ticket-page.tsx'), isUnlisted: true },
  privacyPolicy: { path: paths.privacyPolicy, ...policy },
  termsOfUse: { path: paths.termsOfUse, ...policy },
  refundPolicy: { path: paths.refundPolicy, ...policy },
  userAgreement: { path: paths.userAgreement, ...stub },
  shippingProcess: { path: paths.shippingProcess, ...policy },
  faq: { path: paths.faq, load: () => import('../features/catalogue/faq-page.tsx'), loader: loaders.faq },
  contact: { path: paths.contact, load: () => import('../content/company/contact-us-page.tsx') },
  fssai: { path: paths.fssai, ...certificate },
  iso: { path: paths.iso, ...certificate },
};

export const pageList = Object.entries(pages).map(([name, page]) => ({ name, ...page }));
