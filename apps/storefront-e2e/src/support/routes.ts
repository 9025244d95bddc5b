import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Every page of the build, from the storefront's own table. */
const pagesFile = path.resolve(import.meta.dirname, '../../../storefront/dist/.vite/pages.json');
const pages = JSON.parse(readFileSync(pagesFile, 'utf8')) as { name: string; path: string }[];

const inDashes = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Without an account the dashboard leads to the login page, and `/index` is home. */
const seenElsewhere = ['index', 'dashboard'];

/** Every address of the shop (specification, section 2), with a name for its pictures, and what it shows when it has nothing. */
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

const third = Math.ceil(routes.length / 3);

/** For tests that look at every page: in three, so that none takes too long and they run beside one another. */
export const routesInThirds = [0, 1, 2].map((part) => routes.slice(part * third, (part + 1) * third));
