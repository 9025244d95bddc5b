import { writeFolder } from '@shop/release-tools/archive/files';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { callerPath, CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { buildMessages as messages } from './build.messages.ts';
import { readDemoParts } from './demo-parts.ts';
import { demoSite } from './demo-site.ts';
import { demoFolder } from './paths.ts';

const usage = `npm run demo -- [--to FOLDER]

Builds the shop with its API inside the browser, for any static host.
  --to FOLDER  an empty or new folder

Serve it: npm run demo -- serve`;

await runCommand(usage, () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const folder = values.to === undefined ? demoFolder : callerPath(values.to);
  // Only its own folder is cleared.
  if (folder !== demoFolder && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CommandError(messages.folderTaken(folder));
  }

  const site = demoSite(readDemoParts());
  if (folder === demoFolder) rmSync(folder, { recursive: true, force: true });
  writeFolder(folder, site);
  const bytes = [...site.values()].reduce((sum, { length }) => sum + length, 0);
  process.stdout.write(`${messages.made(site.size, bytes, path.relative(process.cwd(), folder))}\n`);
});
