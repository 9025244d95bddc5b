import path from 'node:path';

const project = path.join(import.meta.dirname, '..');

export const workspaceRoot = path.join(project, '../..');

/** The worker and the script that every page begins with. */
export const builtScripts = path.join(project, 'dist');

export const builtStorefront = path.join(project, '../storefront/dist');

/** Git-ignored. */
export const demoFolder = path.join(project, '../../release/demo');
