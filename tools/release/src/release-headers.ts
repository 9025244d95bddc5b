import { writeFileSync } from 'node:fs';
import { headerRules } from './headers/header-rules.ts';
import { readDeployment, type DeploymentOptions } from './headers/shop-config.ts';
import { targets, type Target } from './headers/targets/targets.ts';

export interface HeadersOptions extends DeploymentOptions {
  readonly target: Target;
  /** The terminal by default. */
  readonly to?: string;
}

/** Renders the header rules of a deployment for a host. */
export function headers(options: HeadersOptions): void {
  const { deployment } = readDeployment(options);
  const rendered = Object.entries(targets[options.target](headerRules(deployment)));
  const text = rendered
    .map(([name, content]) => (rendered.length > 1 ? `### ${name}\n${content}` : content))
    .join('\n');
  if (options.to === undefined) process.stdout.write(text);
  else writeFileSync(options.to, text);
}
