import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

/** Nx's script, to run it with this Node and without a shell. */
export const nxScript = path.join(workspaceRoot, 'node_modules/nx', nxBin());

function nxBin(): string {
  const manifest = readFileSync(path.join(workspaceRoot, 'node_modules/nx/package.json'), 'utf8');
  return (JSON.parse(manifest) as { bin: { nx: string } }).bin.nx;
}
