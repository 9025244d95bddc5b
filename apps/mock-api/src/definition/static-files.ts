import { join } from 'node:path';
import { fontFamilies } from '../features/fonts/font-families.ts';
import { fontPackages, shippedPictures } from '../files.ts';

/** Folders for a static host that serves the shop's pictures and fonts: pictures, payment window and fonts. */
export const staticFolders = {
  pictures: shippedPictures,
  window: join(import.meta.dirname, '../features/payment-window/browser'),
  fonts: fontFamilies.map((family) => ({ family, folder: join(fontPackages, family) })),
};
