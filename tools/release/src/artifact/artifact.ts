import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { readFolder, temporaryFolder, type Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { releaseFolder } from '../workspace.ts';

/** Part of the name of the archive with source maps, which is for error reports only. */
export const SOURCE_MAPS = 'source-maps';

/** The files of an archive's site. @throws CommandError when it cannot be unpacked, or has none */
export function readSite(archive: string): Files {
  const folder = temporaryFolder(new Map());
  const unpack = ['--extract', '--gzip', '--file', archive, '--strip-components=1', '--directory', folder];
  try {
    const { status, stderr } = spawnSync('tar', unpack, { encoding: 'utf8' });
    if (status !== 0) throw new CommandError(messages.notUnpacked(archive, stderr));
    const site = path.join(folder, 'site');
    if (!existsSync(site)) throw new CommandError(messages.noSite(archive));
    return readFolder(site);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The newest archive. @throws CommandError when there is none */
export function newestArchive(): string {
  const made = (existsSync(releaseFolder) ? readdirSync(releaseFolder) : [])
    .filter((name) => name.endsWith('.tar.gz') && !name.includes(SOURCE_MAPS))
    .map((name) => path.join(releaseFolder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!made[0]) throw new CommandError(messages.noneYet);
  return made[0];
}
