import { parseArgs } from 'node:util';
import { atTerminal } from '@shop/workspace-tools/terminal/refusal';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { rulesFor } from './artifact/site-for.ts';
import { deploymentOptions, readDeployment } from './headers/options.ts';
import { readTarget, targets } from './headers/targets/targets.ts';
import { placeOf } from './place.ts';
import { releaseFolder } from './workspace.ts';

// `npm run release:headers -- --target nginx --api-base https://api.example`: the header rules for a deployment's origins.

await atTerminal(async () => {
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
