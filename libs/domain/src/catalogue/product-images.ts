import { isPicturePath } from './picture-path.ts';

/**
 * The pictures of a product, as `folder/file` below the portal's product pictures (specification, section 3).
 *
 * Each item of the list reads `folder-file`: the first dash is the path separator, later ones belong to the file name. An
 * item that does not read so, or that would lead out of the folder, is left out.
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

/** The second picture, on which the product page opens; the first where there is one only. */
export function pageImage(images: string): string | undefined {
  const [first, second] = imagePaths(images);
  return second ?? first;
}
