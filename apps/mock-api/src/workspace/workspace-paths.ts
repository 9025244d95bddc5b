import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The pictures that come with the shop. */
export const shippedPictures = join(project, 'pictures');

/** The fonts of the storefront, as their packages have them. */
export const fontPackages = join(project, '../../node_modules/@fontsource-variable');

/** The console, once it is built. */
export const builtConsole = join(project, '../mock-console/dist');

/** Where state is kept unless told otherwise; git-ignored. */
export const defaultDataFile = join(project, '../../.data/mock-api.sqlite');

/** What the server answers to. */
export const contractFile = join(project, '../../libs/api-contract/openapi.yaml');
