import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CommandError, print, say } from '@shop/workspace-tools/terminal/command';
import { temporaryFolder, writeFolder } from './archive/files.ts';
import { newestArchive, readSite } from './artifact/artifact.ts';
import { exampleHosts, siteFor, withAssetsOf } from './artifact/site-for.ts';
import { headerRules } from './headers/header-rules.ts';
import { readDeployment, type DeploymentOptions } from './headers/shop-config.ts';
import type { Target } from './headers/targets/targets.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { shopServer } from './server/shop-server.ts';

// What `npm run release -- …` does with an artifact; the newest by default.

export interface SiteOptions extends DeploymentOptions {
  readonly target: Target;
  readonly to: string;
  readonly previous?: string;
  readonly artifact?: string;
}

/** Writes the folder to publish on a host, with its header rules. */
export function site({ target, to, previous, artifact = newestArchive(), ...options }: SiteOptions): void {
  if (existsSync(to) && readdirSync(to).length > 0) throw new CommandError(messages.folderTaken(to));
  const { config, deployment } = readDeployment(options);
  if (!config) throw new CommandError(messages.noConfigFile);
  // The test provider is never published by default.
  if (config.settings.paymentProvider === undefined) throw new CommandError(messages.providerNotNamed);
  const own = siteFor(target, readSite(artifact), deployment, config.content);
  const published = previous === undefined ? own : withAssetsOf(previous, own);
  writeFolder(to, published);
  const { paymentProvider: provider, addressLines } = deployment;
  const examples = exampleHosts(own);
  if (provider !== 'mockpay') {
    if (examples.length > 0) say(messages.fictional(provider, examples));
    if (addressLines !== 'required') say(messages.addressLinesOptional(provider));
  }
  print(messages.siteWritten(path.basename(artifact), published.size, to));
  print(messages.publish(provider));
}

export interface ServeOptions extends DeploymentOptions {
  readonly port: number;
  readonly api: string;
}

/** Serves an artifact with its header rules, as published. */
export async function serve(artifact = newestArchive(), { port, api, ...options }: ServeOptions): Promise<void> {
  const apiUrl = URL.parse(api);
  if (!apiUrl || !/^https?:$/.test(apiUrl.protocol)) throw new CommandError(messages.noApi(api));
  const { config, deployment } = readDeployment(options);
  const folder = temporaryFolder(siteFor('nginx', readSite(artifact), deployment, config?.content));
  const server = shopServer(folder, headerRules(deployment), apiUrl).listen(port, 'localhost');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  print(messages.serving(path.basename(artifact), `http://localhost:${taken}`, apiUrl.origin));
}
