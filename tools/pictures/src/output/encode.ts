import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Encoder quality: enough for smooth surfaces and small labels, at about 15 kB per picture. */
export const quality = { avif: { quality: 46, effort: 3 }, webp: { quality: 74, effort: 4 } } as const;

/** Renders an SVG once and writes it in every width as AVIF and WebP. @returns the bytes written */
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
    const [avif, webp] = [
      await sized.clone().avif(quality.avif).toBuffer(),
      await sized.clone().webp(quality.webp).toBuffer(),
    ];
    await writeFile(join(folder, `${path}-${width}.avif`), avif);
    await writeFile(join(folder, `${path}-${width}.webp`), webp);
    bytes += avif.length + webp.length;
  }
  return bytes;
}
