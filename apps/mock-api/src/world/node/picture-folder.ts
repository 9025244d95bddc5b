import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import type { PictureFormat, Pictures } from '../pictures.ts';

interface Variant {
  readonly file: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Pictures in a folder, as `products/tea/front-640.avif` for `products/tea/front.jpg`. Only what the folder held at the
 * first request can be asked for: whatever a path says, nothing beside the folder is ever opened.
 */
export function picturesIn(folder: string): Pictures {
  let listed: Promise<ReadonlyMap<string, readonly Variant[]>> | undefined;

  return {
    async find(path, { width, formats }) {
      const variants = (await (listed ??= listVariants(folder))).get(path) ?? [];
      const format = formats.find((wanted) => variants.some((variant) => variant.format === wanted));
      const distance = (variant: Variant) => Math.abs(variant.width - width);
      const [nearest] = variants
        .filter((variant) => variant.format === format)
        .sort((one, other) => distance(one) - distance(other) || other.width - one.width);
      if (!nearest) return undefined;

      const [bytes, { mtimeMs }] = await Promise.all([readFile(nearest.file), stat(nearest.file)]);
      return {
        bytes,
        format: nearest.format,
        version: `${bytes.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`,
      };
    },
  };
}

async function listVariants(folder: string): Promise<ReadonlyMap<string, readonly Variant[]>> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const variants = new Map<string, Variant[]>();
  for (const file of files) {
    const [, name, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? [];
    if (name === undefined || width === undefined) continue;

    const path = `${name.replaceAll(sep, '/')}.jpg`;
    const variant: Variant = {
      file: join(folder, file),
      width: Number(width),
      format: format === 'avif' ? 'avif' : 'webp',
    };
    variants.set(path, [...(variants.get(path) ?? []), variant]);
  }
  return variants;
}
