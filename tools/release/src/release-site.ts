import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ArgumentError, callerPath, CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { writeFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { siteFor } from './artifact/site-for.ts';
import {
  deploymentArguments,
  deploymentUsage,
  publishedConfig,
  readConfigFile,
  readDeployment,
} from './headers/deployment-arguments.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release -- site --target TARGET --to FOLDER [--config FILE] [--artifact FILE] [ORIGINS]

Writes the folder to publish on a host.
  --target TARGET  ${Object.keys(targets).join(' or ')}
  --to FOLDER      an empty or new folder
  --config FILE    the deployment's shop-config.js (the artifact's own, which sets nothing)
  --artifact FILE  an archive or folder (the newest)
${deploymentUsage}
  The configuration is what counts: an argument that contradicts it is refused.`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      ...deploymentArguments,
      target: { type: 'string' },
      to: { type: 'string' },
      config: { type: 'string' },
      artifact: { type: 'string' },
    },
  });
  const target = readTarget(values.target);
  if (values.to === undefined) throw new ArgumentError(messages.noFolder);
  const folder = callerPath(values.to);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(messages.folderTaken(folder));
  const { manifest, files } = await readArtifact(
    values.artifact ? callerPath(values.artifact) : newestArchive(releaseFolder),
  );
  const config = publishedConfig(values, files, readConfigFile(values.config));
  const deployment = readDeployment(values, config);
  const site = await siteFor(target, files, deployment, config.content);
  writeFolder(folder, site);
  process.stdout.write(
    `${messages.siteWritten(manifest.name, site.size, folder)}\n${messages.publish(deployment.paymentProvider)}\n`,
  );
});
