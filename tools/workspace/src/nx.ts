import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

const { bin } = createRequire(import.meta.url)('nx/package.json') as { bin: { nx: string } };

/** Nx's script, to run it with this Node and without a shell. */
export const nxScript = path.join(workspaceRoot, 'node_modules/nx', bin.nx);
