import path from 'node:path';

const project = path.join(import.meta.dirname, '..');

/** The service worker and the first script of every page. */
export const builtScripts = path.join(project, 'dist');

export const builtStorefront = path.join(project, '../storefront/dist');

/** Git-ignored. */
export const demoFolder = path.join(project, '../../release/demo');
