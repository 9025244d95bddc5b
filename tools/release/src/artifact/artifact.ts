import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { readFolder, type Files } from '../archive/files.ts';
import { readTar } from '../archive/tar.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { differences, MANIFEST, type Manifest } from './manifest.ts';

export interface Artifact {
  readonly manifest: Manifest;
  readonly files: Files;
}

/**
 * Reads an archive, or the folder it was unpacked to, and holds every file against the manifest.
 *
 * @throws Refusal when it is none, or not as it was made
 */
export async function readArtifact(place: string): Promise<Artifact> {
  if (!existsSync(place)) throw new Refusal(messages.noArtifact(place));
  const files = statSync(place).isDirectory() ? readFolder(place) : await readArchive(place);
  const text = files.get(MANIFEST)?.toString();
  if (text === undefined) throw new Refusal(messages.noManifest(place));
  const manifest = JSON.parse(text) as Manifest;
  const found = differences(manifest, files);
  if (found.length > 0) throw new Refusal(messages.differs(place, found));
  return { manifest, files };
}

/** The archive has one folder, so that unpacking it litters nothing. */
async function readArchive(file: string): Promise<Files> {
  const files = await readTar(gunzipSync(readFileSync(file)));
  return new Map([...files].map(([name, content]) => [name.slice(name.indexOf('/') + 1), content]));
}

/** The artifact made last. @throws Refusal when there is none */
export function newestArchive(folder: string): string {
  const made = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.tar.gz') && !name.includes(SOURCE_MAPS))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!made[0]) throw new Refusal(messages.noneYet);
  return made[0];
}

/** Part of the name of the archive with source maps, which is for error reports and not for publishing. */
export const SOURCE_MAPS = 'source-maps';
