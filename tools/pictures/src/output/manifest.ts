import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../compositions/picture.ts';
import { quality, webpWidth } from './encode.ts';

/** Fingerprint of each picture by path, so that unchanged pictures are not encoded again. */
export type Manifest = Record<string, string>;

const fileOf = (folder: string) => join(folder, 'manifest.json');

export async function readManifest(folder: string): Promise<Manifest> {
  return existsSync(fileOf(folder)) ? (JSON.parse(await readFile(fileOf(folder), 'utf8')) as Manifest) : {};
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(fileOf(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short fingerprint of an SVG and of how it is encoded. */
export const fingerprint = (svg: string) =>
  createHash('sha256').update(svg).update(JSON.stringify(quality)).digest('hex').slice(0, 16);

/** A picture's file, below the pictures' folder. */
export const pictureFile = (path: string, width: number, format: string) => `${path}-${width}.${format}`;

/** The picture's files: AVIF in every width, one WebP. */
export const filesOf = ({ path, widths }: Picture): string[] => [
  ...widths.map((width) => pictureFile(path, width, 'avif')),
  pictureFile(path, webpWidth(widths), 'webp'),
];

export const isMissing = (folder: string, picture: Picture): boolean =>
  filesOf(picture).some((file) => !existsSync(join(folder, file)));
