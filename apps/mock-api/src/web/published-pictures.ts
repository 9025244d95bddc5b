import { fittingVariant, type PictureVariants } from '../world/picture-variants.ts';
import type { Pictures } from '../world/pictures.ts';

/**
 * Pictures on a static host, which cannot choose width and format.
 *
 * @param read loads a file from the host; undefined when it does not exist
 */
export function publishedPictures(
  variants: PictureVariants,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Pictures {
  return {
    async find(path, wanted) {
      const fitting = fittingVariant(variants.get(path) ?? [], wanted);
      const bytes = fitting && (await read(fitting.file));
      // The size is enough, because ETags are not used inside a browser.
      return bytes && { bytes, format: fitting.format, version: bytes.length.toString(36) };
    },
  };
}
