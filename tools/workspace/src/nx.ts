import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The path of Nx's script, to run it with this Node and without a shell. */
export function nxScript(root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = require.resolve('nx/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { nx: string } };
  return path.join(path.dirname(manifest), bin.nx);
}
