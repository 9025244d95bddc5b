import { createElement, type ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Article } from '../content/articles/article.ts';
import { paths } from '../shared/paths.ts';
import { loaders } from './loaders.ts';

export interface Page {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  loader?: LoaderFunction | undefined;
  /** Not in the sitemap: for shoppers only, or a duplicate of another page. */
  isUnlisted?: true;
}

const page = (path: string, load: Page['load'], loader?: LoaderFunction): Page => ({ path, load, loader });
const article = (path: string, load: () => Promise<{ article: Article }>): Page =>
  page(path, async () => {
    const [code, { article }] = await Promise.all([import('../content/articles/article-page.tsx'), load()]);
    // By this name the build finds its script.
    const ArticlePage = () => createElement(code.ArticlePage, article);
    return { default: ArticlePage };
  });
const unlisted = (listed: Page): Page => ({ ...listed, isUnlisted: true });

const home = () => import('../features/home/home-page.tsx');
const business = () => import('../content/business-plan/start-a-bussines-page.tsx');
const certificate = () => import('../content/policies/certificate-page.tsx');

/**
 * Every page (specification, section 2): routes, prerendering, sitemap and the browser suite follow from this
 * table. A page's title and description stand in its module.
 */
const pages: Record<string, Page> = {
  home: page(paths.home, home, loaders.home),
  index: unlisted(page(paths.index, home, loaders.home)),
  products: page(paths.products, () => import('../features/catalogue/products-page.tsx'), loaders.products),
  product: page(paths.productPattern, () => import('../features/catalogue/product-page.tsx'), loaders.product),
  cart: unlisted(page(paths.cart, () => import('../features/cart/my-cart-page.tsx'), loaders.cart)),
  offers: page(paths.offers, () => import('../features/offers/offers-page.tsx'), loaders.offers),
  brands: article(paths.brands, () => import('../content/articles/brands.content.ts')),
  academy: page(paths.academy, () => import('../features/downloads/academy-page.tsx'), loaders.academy),
  resources: page(paths.resources, () => import('../features/downloads/resource-files-page.tsx'), loaders.resources),
  business: page(paths.startABusiness, business),
  about: article(paths.about, () => import('../content/articles/about.content.ts')),
  vision: article(paths.vision, () => import('../content/articles/vision.content.ts')),
  mission: article(paths.mission, () => import('../content/articles/mission.content.ts')),
  aboutBusiness: unlisted(page(paths.aboutStartABusiness, business)),
  journey: article(paths.journey, () => import('../content/articles/our-journey.content.ts')),
  ourBrand: article(paths.ourBrand, () => import('../content/articles/our-brand.content.ts')),
  csr: article(paths.csr, () => import('../content/articles/csr.content.ts')),
  career: article(paths.career, () => import('../content/articles/career.content.ts')),
  companyFaqs: article(paths.companyFaqs, () => import('../content/articles/faqs.content.ts')),
  login: unlisted(page(paths.login, () => import('../features/session/login-page.tsx'))),
  register: unlisted(page(paths.register, () => import('../features/session/register-page.tsx'))),
  dashboard: unlisted(page(paths.dashboard, () => import('../features/orders/dashboard-page.tsx'))),
  order: unlisted(page(paths.orderPattern, () => import('../features/orders/order-page.tsx'))),
  addTicket: unlisted(page(paths.addTicket, () => import('../content/company/add-ticket-page.tsx'))),
  privacyPolicy: article(paths.privacyPolicy, () => import('../content/articles/privacy-policy.content.ts')),
  termsOfUse: article(paths.termsOfUse, () => import('../content/articles/terms-of-use.content.ts')),
  refundPolicy: article(paths.refundPolicy, () => import('../content/articles/refund-policy.content.ts')),
  userAgreement: article(paths.userAgreement, () => import('../content/articles/user-agreement.content.ts')),
  shippingProcess: article(paths.shippingProcess, () => import('../content/articles/shipping-process.content.ts')),
  faq: page(paths.faq, () => import('../features/catalogue/faq-page.tsx'), loaders.faq),
  contact: page(paths.contact, () => import('../content/company/contact-us-page.tsx')),
  fssai: page(paths.fssai, certificate),
  iso: page(paths.iso, certificate),
};

export const pageList = Object.entries(pages).map(([name, listed]) => ({ name, ...listed }));
