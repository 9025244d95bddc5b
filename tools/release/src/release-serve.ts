import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { temporaryFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { siteFor } from './artifact/site-for.ts';
import { headerRules } from './headers/header-rules.ts';
import { readDeployment, type DeploymentOptions } from './headers/shop-config.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { shopServer } from './server/shop-server.ts';
import { releaseFolder } from './workspace.ts';

export interface ServeOptions extends DeploymentOptions {
  readonly port: number;
  readonly api: string;
}

/** Serves an artifact (the newest by default) with its header rules, as published. */
export async function serve(artifact = newestArchive(releaseFolder), options: ServeOptions): Promise<void> {
  const api = URL.parse(options.api);
  if (!api || !/^https?:$/.test(api.protocol)) throw new CommandError(messages.noAddress('--api', options.api));
  const { config, deployment } = readDeployment(options);
  const { manifest, files } = await readArtifact(artifact);
  const site = await siteFor('nginx', files, deployment, config?.content);
  const server = shopServer(temporaryFolder(site), headerRules(deployment), api);
  await once(server.listen(options.port, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${messages.serving(manifest.name, `http://localhost:${port}`, api.origin)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
}
