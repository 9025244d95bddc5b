/** Allowed imports between features. A page passes a higher feature's component into a lower one's slot. */
const featureEdges = {
  catalogue: [],
  search: ['catalogue'],
  offers: ['catalogue'],
  'delivery-location': [],
  session: [],
  orders: [],
  dashboard: ['orders'],
  downloads: [],
  'business-plan': [],
  company: [],
  policies: [],
  home: [],
  cart: ['catalogue', 'delivery-location', 'offers', 'policies'],
  checkout: ['cart', 'session', 'delivery-location', 'orders', 'policies'],
};

const features = Object.keys(featureEdges).map((name) => `features/${name}`);

/** Allowed imports between the folders of src: app -> pages -> features -> shared. Oxlint enforces it, and rejects cycles. */
export const storefrontFolders = {
  shared: [],
  ...Object.fromEntries(
    Object.entries(featureEdges).map(([name, others]) => [
      `features/${name}`,
      ['shared', ...others.map((other) => `features/${other}`)],
    ]),
  ),
  pages: ['shared', ...features],
  offline: ['shared'],
  app: ['shared', ...features, 'pages', 'offline'],
  dev: ['shared'],
  // The entry, which loads React only once the page is shown.
  'startup/start.ts': ['shared', 'main.tsx'],
  startup: ['shared', 'app'],
  'main.tsx': ['shared', 'app', 'startup', 'dev'],
  // Only specs import it.
  testing: ['shared', ...features, 'pages', 'app'],
};
