import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/** The shop's pictures. */
export const shippedPictures = join(project, 'pictures');

/** Packages of the storefront's fonts. */
export const fontPackages = join(project, '../../node_modules/@fontsource-variable');

/** The default data file; git-ignored. */
export const defaultDataFile = join(project, '../../.data/mock-api.sqlite');

/** The contract. */
export const contractFile = join(project, '../../libs/api-contract/openapi.yaml');
