import { parseArgs } from 'node:util';
import { callerPath, runCommand } from '@shop/workspace-tools/terminal/command';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { rulesFor } from './artifact/site-for.ts';
import {
  deploymentArguments,
  deploymentUsage,
  readConfigFile,
  readDeployment,
} from './headers/deployment-arguments.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release:headers -- --target TARGET [--config FILE] [--artifact FILE] [ORIGINS]

Prints the header rules of a deployment for a host.
  --target TARGET  ${Object.keys(targets).join(' or ')}
  --config FILE    the deployment's shop-config.js, or describe it by ORIGINS
  --artifact FILE  an archive or folder (the newest)
${deploymentUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      ...deploymentArguments,
      target: { type: 'string' },
      config: { type: 'string' },
      artifact: { type: 'string' },
    },
  });
  const target = readTarget(values.target);
  const deployment = readDeployment(values, readConfigFile(values.config));
  const { files } = await readArtifact(values.artifact ? callerPath(values.artifact) : newestArchive(releaseFolder));
  const rendered = Object.entries(targets[target](rulesFor(files, deployment)));
  const text = rendered
    .map(([name, content]) => (rendered.length > 1 ? `### ${name}\n${content}` : content))
    .join('\n');
  process.stdout.write(text);
});
