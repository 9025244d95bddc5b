import path from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

export const storefrontFolder = path.join(workspaceRoot, 'apps/storefront');
export const buildFolder = path.join(storefrontFolder, 'dist');
/** Git-ignored. */
export const releaseFolder = path.join(workspaceRoot, 'release');
