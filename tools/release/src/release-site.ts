import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { writeFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { siteFor } from './artifact/site-for.ts';
import { deploymentOptions, originsUsage, readDeployment } from './headers/options.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { placeOf } from './place.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release:site -- --target TARGET --to FOLDER [--config FILE] [--artifact FILE] [ORIGINS]

Writes the folder to publish on a host.
  --target TARGET  one of ${Object.keys(targets).join(', ')}
  --to FOLDER      an empty or new folder
  --config FILE    the deployment's shop-config.js
  --artifact FILE  an archive or folder (the newest)
${originsUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      ...deploymentOptions,
      target: { type: 'string' },
      to: { type: 'string' },
      config: { type: 'string' },
      artifact: { type: 'string' },
    },
  });
  const target = readTarget(values.target);
  const deployment = readDeployment(values);
  const folder = placeOf(values.to);
  if (folder === undefined) throw new Refusal(messages.noFolder);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Refusal(messages.folderTaken(folder));
  const config = placeOf(values.config);
  const { manifest, files } = await readArtifact(placeOf(values.artifact) ?? newestArchive(releaseFolder));
  const site = await siteFor(target, files, deployment, config === undefined ? undefined : readFileSync(config));
  writeFolder(folder, site);
  process.stdout.write(`${messages.siteWritten(manifest.name, site.size, folder)}\n`);
});
