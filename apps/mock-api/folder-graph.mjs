import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Which feature may import which others; any other feature imports none. */
const featureEdges = {
  academy: ['resources'],
  health: ['accounts'],
  // The provider calls the shop, as over HTTP, and not the other way round.
  'payment-window': ['payments'],
  receipts: ['fonts'],
};

const featureNames = readdirSync(path.join(import.meta.dirname, 'src/features'));
const features = featureNames.map((name) => `features/${name}`);
const featureFolders = featureNames.map((name) => [
  `features/${name}`,
  ['world', 'workspace', ...(featureEdges[name] ?? []).map((other) => `features/${other}`)],
]);

/**
 * Which folder of src may import which, with all that those may import. ESLint holds every import to this table
 * (shop/folder-direction), which refuses to load with a circle.
 */
export const mockApiFolders = {
  workspace: [],
  world: [],
  ...Object.fromEntries(featureFolders),
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
