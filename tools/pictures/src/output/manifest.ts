import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../compositions/picture.ts';
import { quality } from './encode.ts';

export const pictureFormats = ['avif', 'webp'] as const;

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

/** The picture's files in one width. */
export const filesOf = (path: string, width: number): string[] =>
  pictureFormats.map((format) => pictureFile(path, width, format));

/** The widths with missing files. */
export const missingWidths = (folder: string, { path, widths }: Picture): number[] =>
  widths.filter((width) => !filesOf(path, width).every((file) => existsSync(join(folder, file))));
