import path from 'node:path';

// Kept apart, since Jest runs files as CommonJS, which have no import.meta.

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
export const storefrontFolder = path.join(workspaceRoot, 'apps/storefront');
export const buildFolder = path.join(storefrontFolder, 'dist');
/** Git-ignored. */
export const releaseFolder = path.join(workspaceRoot, 'release');
