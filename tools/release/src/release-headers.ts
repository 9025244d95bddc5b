import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { headerRules } from './headers/header-rules.ts';
import { deploymentArguments, deploymentUsage, readDeployment } from './headers/shop-config.ts';
import { readTarget, targets } from './headers/targets/targets.ts';

const usage = `npm run release -- headers --target TARGET [--config FILE] [--payment-origin ORIGIN]

Prints the header rules of a deployment for a host.
  --target TARGET          ${Object.keys(targets).join(' or ')}
${deploymentUsage}`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { ...deploymentArguments, target: { type: 'string' } } });
  const target = readTarget(values.target);
  const { deployment } = readDeployment(values);
  const rendered = Object.entries(targets[target](headerRules(deployment)));
  const text = rendered
    .map(([name, content]) => (rendered.length > 1 ? `### ${name}\n${content}` : content))
    .join('\n');
  process.stdout.write(text);
});
