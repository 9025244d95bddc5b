import { resolve } from 'node:path';

/** From wherever a script of this project is run. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

export const contractFolder = resolve(workspaceRoot, 'libs/api-contract');
export const contractFile = resolve(contractFolder, 'openapi.yaml');
export const generatedFolder = resolve(contractFolder, 'src/generated');
/** What the storefront's own tests wrote: all that it asks, and needs for an answer. */
export const pactFolder = resolve(workspaceRoot, 'apps/storefront/pacts');
