import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { callerPath, runCommand } from '@shop/workspace-tools/terminal/command';
import { headerRules } from './headers/header-rules.ts';
import { deploymentArguments, deploymentUsage, readDeployment } from './headers/shop-config.ts';
import { readTarget, targets } from './headers/targets/targets.ts';

const usage = `npm run release -- headers --target TARGET [--to FILE] [--config FILE] [--payment-origin ORIGIN]

Prints the header rules of a deployment for a host, or writes them to a file.
  --target TARGET          ${Object.keys(targets).join(' or ')}
  --to FILE                instead of the terminal, where Nx prints around them
${deploymentUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { ...deploymentArguments, target: { type: 'string' }, to: { type: 'string' } },
  });
  const target = readTarget(values.target);
  const { deployment } = readDeployment(values);
  const rendered = Object.entries(targets[target](headerRules(deployment)));
  const text = rendered
    .map(([name, content]) => (rendered.length > 1 ? `### ${name}\n${content}` : content))
    .join('\n');
  if (values.to === undefined) process.stdout.write(text);
  else writeFileSync(callerPath(values.to), text);
});
