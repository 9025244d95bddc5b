import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { rulesFor } from './artifact/site-for.ts';
import { deploymentOptions, originsUsage, readDeployment } from './headers/options.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { placeOf } from './place.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release:headers -- --target TARGET [--artifact FILE] [ORIGINS]

Prints the header rules for a host and for the origins of a deployment.
  --target TARGET  one of ${Object.keys(targets).join(', ')}
  --artifact FILE  an archive or folder (the newest)
${originsUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { ...deploymentOptions, target: { type: 'string' }, artifact: { type: 'string' } },
  });
  const target = readTarget(values.target);
  const deployment = readDeployment(values);
  const { files } = await readArtifact(placeOf(values.artifact) ?? newestArchive(releaseFolder));
  const rendered = Object.entries(targets[target](rulesFor(files, deployment)));
  const text = rendered
    .map(([file, content]) => (rendered.length > 1 ? `### ${file}\n${content}` : content))
    .join('\n');
  process.stdout.write(text);
});
