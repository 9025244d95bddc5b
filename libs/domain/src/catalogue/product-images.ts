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

/** The second picture, first on the product page; the first one if there is no other. */
export function pageImage(images: string): string | undefined {
  const [first, second] = imagePaths(images);
  return second ?? first;
}
