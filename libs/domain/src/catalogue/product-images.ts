import { isPicturePath } from './picture-path.ts';

/**
 * The pictures of a product, as `folder/file` below the portal's product pictures (specification, section 3).
 *
 * Each item is `folder-file`: the first dash separates them, later ones belong to the file name. Invalid items, and those
 * that lead out of the folder, are left out.
 *
 * @param images comma-separated, for example `tulsi-pack.jpg, tulsi-with-plant.jpg`
 */
export function imagePaths(images: string): string[] {
  return images
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item.includes('-'))
    .map((item) => item.replace('-', '/'))
    .filter(isPicturePath);
}

/** The first picture: on cards and in the cart. */
export function cardImage(images: string): string | undefined {
  return imagePaths(images)[0];
}

/** The pictures of the product page, which opens on the second one (specification, section 2): that one first. */
export function pageImages(images: string): string[] {
  const [first, second, ...rest] = imagePaths(images);
  return [second, first, ...rest].filter((path) => path !== undefined);
}
