import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../compositions/picture.ts';

/** What each picture was made from, by its path: unchanged pictures are not encoded again. */
export type Manifest = Record<string, string>;

const fileOf = (folder: string) => join(folder, 'manifest.json');

export async function readManifest(folder: string): Promise<Manifest> {
  return existsSync(fileOf(folder)) ? (JSON.parse(await readFile(fileOf(folder), 'utf8')) as Manifest) : {};
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(fileOf(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short fingerprint of an SVG. */
export const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Whether every file of the picture is there. */
export const isWritten = (folder: string, { path, widths }: Picture) =>
  widths.every((width) => ['avif', 'webp'].every((format) => existsSync(join(folder, `${path}-${width}.${format}`))));
