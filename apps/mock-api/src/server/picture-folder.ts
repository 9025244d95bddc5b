import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { groupVariants, fittingVariant, type PictureVariants } from '../world/picture-variants.ts';
import type { Pictures } from '../world/pictures.ts';

/**
 * Pictures in a folder, such as `products/tea/front-640.avif` for `products/tea/front.jpg`. Only files listed at the
 * first request are served, which prevents path traversal.
 */
export function picturesIn(folder: string): Pictures {
  let listed: Promise<PictureVariants> | undefined;

  return {
    async find(path, wanted) {
      const variants = (await (listed ??= listVariants(folder))).get(path) ?? [];
      const fitting = fittingVariant(variants, wanted);
      if (!fitting) return undefined;

      const file = join(folder, fitting.file);
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return {
        bytes,
        format: fitting.format,
        version: `${bytes.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`,
      };
    },
  };
}

async function listVariants(folder: string): Promise<PictureVariants> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return groupVariants(files.map((file) => file.replaceAll(sep, '/')));
}
