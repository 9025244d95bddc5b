import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { precompressed } from '@shop/release-tools/archive/compress';
import { publishedFiles, readFolder, temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { buildFolder } from '@shop/release-tools/workspace';
import { findBrowser, NO_BROWSER } from '@shop/workspace-tools/browser/find-browser';
import { probeBrowser } from '@shop/workspace-tools/browser/probe-browser';
import { browserSources } from '@shop/workspace-tools/browser/browser-sources';
import { nxScript } from '@shop/workspace-tools/nx';
import { CommandError, say } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { chromium, type Browser } from 'playwright-core';
import { startMockApi } from '../server/running-server.ts';

/** @throws CommandError where no browser starts */
export async function foundBrowser() {
  const found = await findBrowser(browserSources(workspaceRoot), probeBrowser, say);
  if (found.ok) return found.browser;
  throw new CommandError(NO_BROWSER);
}

export async function launchBrowser(): Promise<Browser> {
  const { path: executablePath, hasSandbox: chromiumSandbox } = await foundBrowser();
  return chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] });
}

/** Builds the storefront, unless Nx has the current build in its cache. @throws CommandError */
export function presentBuild(): Files {
  const { status } = spawnSync(process.execPath, [nxScript(workspaceRoot), 'run', '@shop/storefront:build'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, NX_TUI: 'false' },
  });
  if (status !== 0) throw new CommandError('The build of the storefront failed.');
  return readBuild(buildFolder);
}

/** A built storefront. @throws CommandError when there is none */
export function readBuild(folder: string): Files {
  if (existsSync(path.join(folder, 'index.html'))) return readFolder(folder);
  throw new CommandError(`No build found in ${folder}. Make one: npm run build`);
}

/** A build as published: without source maps, with compressed copies. */
export async function publishedBuild(build: Files): Promise<Files> {
  const files = publishedFiles(build);
  return new Map([...files, ...(await precompressed(files))]);
}

/**
 * Serves a storefront with its published headers, in front of the mock API.
 *
 * @param products length of the catalogue; the mock API's own by default
 */
export async function serveShop(site: Files, products?: number) {
  const mockApi = await startMockApi({ products });
  const server = publishedServer(temporaryFolder(site), new URL(mockApi.url)).listen(0);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await mockApi.kill();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, mockApiUrl: mockApi.url, close };
}
