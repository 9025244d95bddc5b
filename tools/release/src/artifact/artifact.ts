import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { readFolder, type Files } from '../archive/files.ts';
import { readTar } from '../archive/tar.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { releaseFolder } from '../workspace.ts';
import { differences, MANIFEST, type Manifest } from './manifest.ts';

/**
 * Reads an archive, or the folder it was unpacked to, and checks every file against the manifest.
 *
 * @throws CommandError when it is not an artifact, or does not match its manifest
 */
export async function readArtifact(file: string) {
  if (!existsSync(file)) throw new CommandError(messages.noArtifact(file));
  const files = statSync(file).isDirectory() ? readFolder(file) : await readArchive(file);
  const text = files.get(MANIFEST)?.toString();
  if (text === undefined) throw new CommandError(messages.noManifest(file));
  const manifest = JSON.parse(text) as Manifest;
  const found = differences(manifest, files);
  if (found.length > 0) throw new CommandError(messages.differs(file, found));
  return { manifest, files };
}

/** An archive has one folder at the top, so that unpacking it makes one folder. */
async function readArchive(file: string): Promise<Files> {
  const files = await unpack(file).catch(() => {
    throw new CommandError(messages.notAnArchive(file));
  });
  return new Map([...files].map(([name, content]) => [name.slice(name.indexOf('/') + 1), content]));
}

const unpack = async (file: string): Promise<Files> => readTar(gunzipSync(readFileSync(file)));

/** The newest artifact. @throws CommandError when there is none */
export function newestArchive(): string {
  const made = (existsSync(releaseFolder) ? readdirSync(releaseFolder) : [])
    .filter((name) => name.endsWith('.tar.gz') && !name.includes(SOURCE_MAPS))
    .map((name) => path.join(releaseFolder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!made[0]) throw new CommandError(messages.noneYet);
  return made[0];
}

/** Part of the name of the archive with source maps, which is for error reports only. */
export const SOURCE_MAPS = 'source-maps';
