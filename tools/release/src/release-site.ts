import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ArgumentError, callerPath, CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { writeFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { exampleHosts, siteFor, withAssetsOf } from './artifact/site-for.ts';
import { deploymentArguments, deploymentUsage, readDeployment } from './headers/shop-config.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release -- site --target TARGET --to FOLDER --config FILE [--previous FOLDER] [--artifact FILE] [--payment-origin ORIGIN]

Writes the folder to publish on a host.
  --target TARGET          ${Object.keys(targets).join(' or ')}
  --to FOLDER              an empty or new folder
  --previous FOLDER        the published folder, whose hashed files open tabs still load
  --artifact FILE          an archive or folder (the newest)
${deploymentUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      ...deploymentArguments,
      target: { type: 'string' },
      to: { type: 'string' },
      previous: { type: 'string' },
      artifact: { type: 'string' },
    },
  });
  const target = readTarget(values.target);
  if (values.to === undefined) throw new ArgumentError(messages.noFolder);
  const folder = callerPath(values.to);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(messages.folderTaken(folder));
  const { config, deployment } = readDeployment(values);
  if (!config) throw new ArgumentError(messages.noConfigFile);
  // The test provider is never published by default.
  if (config.settings.paymentProvider === undefined) throw new CommandError(messages.providerNotNamed);
  const { manifest, files } = await readArtifact(
    values.artifact ? callerPath(values.artifact) : newestArchive(releaseFolder),
  );
  const own = await siteFor(target, files, deployment, config.content);
  const site = values.previous === undefined ? own : withAssetsOf(callerPath(values.previous), own);
  writeFolder(folder, site);
  const examples = deployment.paymentProvider === 'mockpay' ? [] : exampleHosts(own);
  if (examples.length > 0) process.stderr.write(`${messages.fictional(deployment.paymentProvider, examples)}\n`);
  process.stdout.write(
    `${messages.siteWritten(manifest.name, site.size, folder)}\n${messages.publish(deployment.paymentProvider)}\n`,
  );
});
