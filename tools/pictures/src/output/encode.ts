import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Encoder quality: enough for smooth surfaces and small labels, at about 15 kB per picture. */
export const quality = { avif: { quality: 46, effort: 3 }, webp: { quality: 74, effort: 4 } } as const;

/** The width of a picture's one WebP, for browsers without AVIF. */
export const webpWidth = (widths: readonly number[]) => (widths.includes(720) ? 720 : Math.max(...widths));

/** Renders an SVG once and writes it as AVIF in every width and as one WebP. @returns the bytes written */
export async function encodePicture(
  svg: string,
  folder: string,
  path: string,
  widths: readonly number[],
): Promise<number> {
  sharp.concurrency(1);
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  await mkdir(dirname(join(folder, path)), { recursive: true });
  let bytes = 0;
  for (const width of widths) {
    const sized = sharp(drawn).resize({ width, kernel: 'lanczos3' });
    const avif = await sized.clone().avif(quality.avif).toBuffer();
    await writeFile(join(folder, `${path}-${width}.avif`), avif);
    bytes += avif.length;
    if (width !== webpWidth(widths)) continue;
    const webp = await sized.clone().webp(quality.webp).toBuffer();
    await writeFile(join(folder, `${path}-${width}.webp`), webp);
    bytes += webp.length;
  }
  return bytes;
}
