import path from 'node:path';

// In a file of its own, since Jest runs files as CommonJS, without import.meta.

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
export const storefrontFolder = path.join(workspaceRoot, 'apps/storefront');
export const buildFolder = path.join(storefrontFolder, 'dist');
/** Git-ignored. */
export const releaseFolder = path.join(workspaceRoot, 'release');
