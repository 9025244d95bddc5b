import { existsSync, readdirSync } from 'node:fs';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { writeFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { exampleHosts, siteFor, withAssetsOf } from './artifact/site-for.ts';
import { readDeployment, type DeploymentOptions } from './headers/shop-config.ts';
import type { Target } from './headers/targets/targets.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

export interface SiteOptions extends DeploymentOptions {
  readonly target: Target;
  readonly to: string;
  readonly previous?: string;
  readonly artifact?: string;
}

/** Writes the folder to publish on a host. */
export async function site({ target, to, previous, artifact, ...options }: SiteOptions): Promise<void> {
  if (existsSync(to) && readdirSync(to).length > 0) throw new CommandError(messages.folderTaken(to));
  const { config, deployment } = readDeployment(options);
  if (!config) throw new CommandError(messages.noConfigFile);
  // The test provider is never published by default.
  if (config.settings.paymentProvider === undefined) throw new CommandError(messages.providerNotNamed);
  const { manifest, files } = await readArtifact(artifact ?? newestArchive(releaseFolder));
  const own = await siteFor(target, files, deployment, config.content);
  const published = previous === undefined ? own : withAssetsOf(previous, own);
  writeFolder(to, published);
  const examples = deployment.paymentProvider === 'mockpay' ? [] : exampleHosts(own);
  if (examples.length > 0) process.stderr.write(`${messages.fictional(deployment.paymentProvider, examples)}\n`);
  process.stdout.write(
    `${messages.siteWritten(manifest.name, published.size, to)}\n${messages.publish(deployment.paymentProvider)}\n`,
  );
}
