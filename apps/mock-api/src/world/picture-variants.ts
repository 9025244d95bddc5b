import type { PictureFormat } from './pictures.ts';

/** One of the files that a picture was drawn into. */
export interface PictureVariant {
  /** Below the pictures' folder, with `/` between folders. */
  readonly file: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Variants by the path that they are asked for by: `products/tea/front-640.avif` is one of `products/tea/front.jpg`. */
export type PictureVariants = ReadonlyMap<string, readonly PictureVariant[]>;

/** @param files below the pictures' folder; those that are no pictures are passed over */
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

/** The nearest width, and of two as near the larger, in the first of the formats that there is. */
export function nearestVariant(
  variants: readonly PictureVariant[],
  { width, formats }: { width: number; formats: readonly PictureFormat[] },
): PictureVariant | undefined {
  const format = formats.find((wanted) => variants.some((variant) => variant.format === wanted));
  const distance = (variant: PictureVariant) => Math.abs(variant.width - width);
  const [nearest] = variants
    .filter((variant) => variant.format === format)
    .sort((one, other) => distance(one) - distance(other) || other.width - one.width);
  return nearest;
}
