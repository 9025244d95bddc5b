import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFolder } from '@shop/release-tools/archive/files';
import { CommandError, print } from '@shop/workspace-tools/terminal/command';
import { buildMessages as messages } from './build.messages.ts';
import { readDemoParts } from './demo-parts.ts';
import { demoSite } from './demo-site.ts';
import { demoFolder } from './paths.ts';

/** Builds the shop with its API inside the browser. @throws CommandError when the folder has files of others */
export function makeDemo(folder = demoFolder): void {
  // Only its own folder is cleared.
  if (folder !== demoFolder && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CommandError(messages.folderTaken(folder));
  }

  const site = demoSite(readDemoParts());
  if (folder === demoFolder) rmSync(folder, { recursive: true, force: true });
  writeFolder(folder, site);
  const bytes = [...site.values()].reduce((sum, { length }) => sum + length, 0);
  print(messages.made(site.size, bytes, path.relative(process.cwd(), folder)));
}
