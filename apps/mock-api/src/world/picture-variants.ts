import type { PictureFormat } from './pictures.ts';

/** A file of a picture in one width and format. */
export interface PictureVariant {
  /** Relative to the pictures' folder, with `/` separators. */
  readonly file: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Variants by requested path: `products/tea/front-640.avif` belongs to `products/tea/front.jpg`. */
export type PictureVariants = ReadonlyMap<string, readonly PictureVariant[]>;

/** @param files relative to the pictures' folder; other files are ignored */
export function groupVariants(files: readonly string[]): PictureVariants {
  const variants = new Map<string, PictureVariant[]>();
  for (const file of files) {
    const [, name, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? [];
    if (name === undefined) continue;

    const path = `${name}.jpg`;
    const variant: PictureVariant = { file, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
    variants.set(path, [...(variants.get(path) ?? []), variant]);
  }
  return variants;
}

/** The narrowest variant that is at least so wide, or the widest, in the first available format. */
export function fittingVariant(
  variants: readonly PictureVariant[],
  { width, formats }: { width: number; formats: readonly PictureFormat[] },
): PictureVariant | undefined {
  const format = formats.find((wanted) => variants.some((variant) => variant.format === wanted));
  const sorted = variants.filter((variant) => variant.format === format).sort((one, other) => one.width - other.width);
  return sorted.find((variant) => variant.width >= width) ?? sorted.at(-1);
}
