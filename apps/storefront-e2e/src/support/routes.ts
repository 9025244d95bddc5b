import { readFileSync } from 'node:fs';
import path from 'node:path';

/** All pages of the build. */
const pagesFile = path.resolve(import.meta.dirname, '../../../storefront/dist/.vite/pages.json');
const pages = JSON.parse(readFileSync(pagesFile, 'utf8')) as { name: string; path: string }[];

const inDashes = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The customer's pages redirect to login, and `/index` is home. */
const seenElsewhere = ['index', 'dashboard', 'addTicket'];

/** Every route (specification, section 2) with a file name, empty states included. */
export const routes: readonly { name: string; path: string }[] = [
  ...pages
    .filter(({ name }) => !seenElsewhere.includes(name))
    .map((page) => ({ name: inDashes(page.name), path: page.path.replace(':slug', 's-46') })),
  { name: 'products-category', path: '/products?category=Immunity' },
  { name: 'products-none', path: '/products?search=nothing-like-it' },
  { name: 'product-not-found', path: '/product/no-such-plant' },
  { name: 'academy-none', path: '/vanaveda-academy?type=99' },
  { name: 'not-found', path: '/no-such-page' },
];

/** They differ from another page of their module in texts or in the number of cards alone, or join parts of two others. */
const likeAnother = [
  ...['vision', 'mission', 'about-business', 'journey', 'our-brand', 'csr', 'career', 'company-faqs'],
  ...['terms-of-use', 'refund-policy', 'shipping-process', 'user-agreement', 'iso', 'products', 'resources'],
  'academy-none',
];

/** Ways through the shop see them as they are here, and more: `walks.ts`. */
export const onWays = ['cart', 'login', 'register'];

/** Pages of the shop itself, in groups that share a test. */
export const shopRoutes = [
  ['home', 'offers', 'order', 'not-found'],
  ['products-category', 'products-none', 'product'],
];

/** The routes to which no other is equal. */
export const distinctRoutes = routes.filter(({ name }) => ![...likeAnother, ...onWays].includes(name));
