/** Which feature may import which others; all of them may import `world`. */
const featureEdges = {
  academy: ['resources'],
  accounts: [],
  catalogue: [],
  files: [],
  fonts: [],
  health: ['accounts'],
  orders: [],
  // The provider calls the shop, as over HTTP, and not the other way round.
  'payment-window': ['payments'],
  payments: [],
  pictures: [],
  postal: [],
  receipts: ['fonts'],
  resources: [],
};

const name = (feature) => `features/${feature}`;
const features = Object.keys(featureEdges).map(name);

/**
 * Which folder of src may import which, with all that those may import. ESLint holds every import to this table
 * (shop/folder-direction), which refuses to load with a circle.
 */
export const mockApiFolders = {
  workspace: [],
  world: [],
  ...Object.fromEntries(
    Object.entries(featureEdges).map(([feature, others]) => [
      name(feature),
      ['world', 'workspace', ...others.map(name)],
    ]),
  ),
  stores: ['world'],
  seed: features,
  shop: ['seed'],
  control: features,
  'provider-states': ['shop'],
  web: ['shop', 'seed', 'stores'],
  server: ['seed', 'stores', 'workspace'],
  'app.ts': ['shop', 'server', 'control', 'provider-states'],
  testing: ['app.ts'],
  pact: ['app.ts'],
  cli: ['app.ts'],
};
