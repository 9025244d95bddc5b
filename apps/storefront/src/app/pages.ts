import { createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Article } from '../content/articles/article.ts';
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
const business = { load: () => import('../content/business-plan/start-a-bussines-page.tsx') };
const certificate = { load: () => import('../content/policies/certificate-page.tsx') };

const article = (load: () => Promise<{ article: Article }>) => async () => {
  const [page, { article }] = await Promise.all([import('../content/articles/article-page.tsx'), load()]);
  const ArticlePage = () => createElement(page.ArticlePage, article);
  return { Component: ArticlePage };
};

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
  brands: { path: paths.brands, load: article(() => import('../content/articles/brands.content.ts')) },
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
  business: { path: paths.startABusiness, ...business },
  about: { path: paths.about, load: article(() => import('../content/articles/about.content.ts')) },
  vision: { path: paths.vision, load: article(() => import('../content/articles/vision.content.ts')) },
  mission: { path: paths.mission, load: article(() => import('../content/articles/mission.content.ts')) },
  aboutBusiness: { path: paths.aboutStartABusiness, ...business, isUnlisted: true },
  journey: { path: paths.journey, load: article(() => import('../content/articles/our-journey.content.ts')) },
  ourBrand: { path: paths.ourBrand, load: article(() => import('../content/articles/our-brand.content.ts')) },
  csr: { path: paths.csr, load: article(() => import('../content/articles/csr.content.ts')) },
  career: { path: paths.career, load: article(() => import('../content/articles/career.content.ts')) },
  companyFaqs: { path: paths.companyFaqs, load: article(() => import('../content/articles/faqs.content.ts')) },
  login: { path: paths.login, load: () => import('../features/session/login-page.tsx'), isUnlisted: true },
  register: { path: paths.register, load: () => import('../features/session/register-page.tsx'), isUnlisted: true },
  dashboard: { path: paths.dashboard, load: () => import('../features/orders/dashboard-page.tsx'), isUnlisted: true },
  order: { path: paths.orderPattern, load: () => import('../features/orders/order-page.tsx'), isUnlisted: true },
  addTicket: { path: paths.addTicket, load: () => import('../content/company/add-ticket-page.tsx'), isUnlisted: true },
  privacyPolicy: {
    path: paths.privacyPolicy,
    load: article(() => import('../content/articles/privacy-policy.content.ts')),
  },
  termsOfUse: {
    path: paths.termsOfUse,
    load: article(() => import('../content/articles/terms-of-use.content.ts')),
  },
  refundPolicy: {
    path: paths.refundPolicy,
    load: article(() => import('../content/articles/refund-policy.content.ts')),
  },
  userAgreement: {
    path: paths.userAgreement,
    load: article(() => import('../content/articles/user-agreement.content.ts')),
  },
  shippingProcess: {
    path: paths.shippingProcess,
    load: article(() => import('../content/articles/shipping-process.content.ts')),
  },
  faq: { path: paths.faq, load: () => import('../features/catalogue/faq-page.tsx'), loader: loaders.faq },
  contact: { path: paths.contact, load: () => import('../content/company/contact-us-page.tsx') },
  fssai: { path: paths.fssai, ...certificate },
  iso: { path: paths.iso, ...certificate },
};

export const pageList = Object.entries(pages).map(([name, page]) => ({ name, ...page }));
