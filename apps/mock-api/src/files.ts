import { readFile } from 'node:fs/promises';
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

/** @returns undefined when there is no such file */
export async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
