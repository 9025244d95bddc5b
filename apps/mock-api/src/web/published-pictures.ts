import { nearestVariant, type PictureVariants } from '../world/picture-variants.ts';
import type { Pictures } from '../world/pictures.ts';

/**
 * Pictures whose files lie with a host that knows nothing of widths and formats.
 *
 * @param read asks the host for one of the files; undefined when it has none
 */
export function publishedPictures(
  variants: PictureVariants,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Pictures {
  return {
    async find(path, wanted) {
      const nearest = nearestVariant(variants.get(path) ?? [], wanted);
      const bytes = nearest && (await read(nearest.file));
      // A file's name with its size tells versions apart well enough: nobody asks by version inside a browser.
      return bytes && { bytes, format: nearest.format, version: bytes.length.toString(36) };
    },
  };
}
