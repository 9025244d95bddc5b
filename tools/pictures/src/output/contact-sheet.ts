import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../compositions/picture.ts';

const TILE = { width: 384, height: 480, columns: 5 } as const;

/** Arranges pictures on PNG sheets for review. @returns the number of sheets */
export async function contactSheets(pictures: readonly Picture[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const perSheet = TILE.columns * 3;
  let sheets = 0;
  for (let start = 0; start < pictures.length; start += perSheet) {
    const shown = pictures.slice(start, start + perSheet);
    const tiles = [];
    for (const [index, picture] of shown.entries()) {
      const input = await sharp(Buffer.from(picture.draw()), { unlimited: true })
        .resize({ width: TILE.width, height: TILE.height, fit: 'contain', background: '#fff' })
        .png()
        .toBuffer();
      tiles.push({
        input,
        left: (index % TILE.columns) * TILE.width,
        top: Math.floor(index / TILE.columns) * TILE.height,
      });
    }
    sheets += 1;
    await sharp({
      create: {
        width: TILE.width * TILE.columns,
        height: TILE.height * Math.ceil(shown.length / TILE.columns),
        channels: 3,
        background: '#fff',
      },
    })
      .composite(tiles)
      .png()
      .toFile(join(folder, `sheet-${String(sheets).padStart(2, '0')}.png`));
  }
  return sheets;
}
