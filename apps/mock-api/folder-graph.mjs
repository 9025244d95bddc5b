import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Allowed imports between features; all others import none. */
const featureEdges = {
  // The provider calls the shop, as over HTTP, but not the reverse.
  'payment-window': ['payments'],
  receipts: ['fonts'],
};

const featureNames = readdirSync(path.join(import.meta.dirname, 'src/features'));
const features = featureNames.map((name) => `features/${name}`);
const featureFolders = featureNames.map((name) => [
  `features/${name}`,
  ['world', 'files.ts', ...(featureEdges[name] ?? []).map((other) => `features/${other}`)],
]);

/**
 * Allowed imports between the folders of src, including transitive ones. Oxlint enforces them, and rejects a cycle.
 */
export const mockApiFolders = {
  'files.ts': [],
  world: [],
  ...Object.fromEntries(featureFolders),
  definition: features,
  'command.ts': ['definition'],
  'main.ts': ['command.ts'],
  // Only specs import it.
  testing: ['definition', 'command.ts'],
};
