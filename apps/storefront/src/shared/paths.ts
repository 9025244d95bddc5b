import type { ProductFilter } from '@shop/domain/catalogue/filter-products';
import { brand } from './env.ts';

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string | number] => Boolean(entry[1]));
  const text = given.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return text ? `${path}?${text}` : path;
};

/** With the site's origin, as search engines and previews want it. */
export const absolute = (address: string): string => new URL(address, brand.siteUrl).href;

const about = (tab: string) => `/about-${brand.brand}/${tab}`;

/** Every address inside the shop (specification, section 2), spelt as specified. */
export const paths = {
  home: '/',
  index: '/index',
  products: '/products',
  /** The catalogue as it is searched, filtered and sorted. */
  productList: ({ search, ...filters }: { [Part in keyof ProductFilter]: string | undefined }) =>
    withQuery('/products', { search: search?.trim(), ...filters }),
  productPattern: '/product/:slug',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  cart: '/my-cart',
  offers: '/offers',
  offerSearch: (search: string) => withQuery('/offers', { search: search.trim() }),
  brands: '/brands',
  academy: `/${brand.brand}-academy`,
  academySource: (type: number) => withQuery(`/${brand.brand}-academy`, { type }),
  resources: '/resource-files',
  resourceSource: (type: number) => withQuery('/resource-files', { type }),
  startABusiness: '/start-a-bussines',
  startABusinessCorrectlySpelt: '/start-a-business',
  about: about('about'),
  vision: about('vision'),
  mission: about('mission'),
  aboutStartABusiness: about('start-a-bussines'),
  journey: about('our-journey'),
  ourBrand: about('our-brand'),
  csr: about('csr'),
  career: about('career'),
  companyFaqs: about('faqs'),
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  addTicket: '/dashboard/add-ticket',
  orderPattern: '/dashboard/orders/:id',
  order: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  refundPolicy: '/refund-policy',
  userAgreement: '/user-agreement',
  shippingProcess: '/shipping-process',
  faq: '/faq',
  contact: '/contact-us',
  fssai: '/fssai',
  iso: '/iso',
} as const;
