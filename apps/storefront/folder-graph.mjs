import { globSync } from 'node:fs';

/** Allowed imports between features. A page passes a higher feature's component into a lower one's slot. */
const featureEdges = {
  catalogue: [],
  search: ['catalogue'],
  offers: ['catalogue'],
  session: [],
  delivery: ['session'],
  downloads: [],
  home: [],
  cart: ['catalogue', 'delivery'],
  orders: ['cart', 'session', 'delivery'],
  checkout: ['cart', 'session', 'delivery', 'orders'],
};

const features = Object.keys(featureEdges).map((name) => `features/${name}`);
const pages = globSync(['features/*/*-page.tsx', 'content/**/*-page.tsx'], {
  cwd: `${import.meta.dirname}/src`,
});

/**
 * Allowed imports between the folders of src: app -> pages -> features -> content -> shared. A page stands in the
 * folder of its feature. Oxlint enforces it, and rejects cycles.
 */
export const storefrontFolders = {
  ...Object.fromEntries(pages.map((page) => [page, ['shared', 'content', ...features]])),
  shared: [],
  content: ['shared'],
  ...Object.fromEntries(
    Object.entries(featureEdges).map(([name, others]) => [
      `features/${name}`,
      ['shared', 'content', ...others.map((other) => `features/${other}`)],
    ]),
  ),
  offline: ['shared'],
  app: ['shared', 'content', ...features, ...pages, 'offline'],
  dev: ['shared'],
  // The entry, which loads React only once the page is shown.
  'startup/start.ts': ['shared', 'main.tsx'],
  startup: ['shared', 'app'],
  'main.tsx': ['shared', 'app', 'startup', 'dev'],
  // Only specs import it.
  testing: ['shared', 'content', ...features, 'app'],
};
