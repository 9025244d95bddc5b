import { readFileSync } from 'node:fs';
import path from 'node:path';

/** All pages of the build. */
const pagesFile = path.resolve(import.meta.dirname, '../../../storefront/dist/.vite/pages.json');
const pages = JSON.parse(readFileSync(pagesFile, 'utf8')) as { name: string; path: string }[];

const inDashes = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The dashboard redirects to login, and `/index` is home. */
const seenElsewhere = ['index', 'dashboard'];

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

const third = Math.ceil(routes.length / 3);

/** Thirds, so that tests of all pages run in parallel. */
export const routesInThirds = [0, 1, 2].map((part) => routes.slice(part * third, (part + 1) * third));
