import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { precompressed } from '@shop/release-tools/archive/compress';
import { publishedFiles, readFolder, temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { buildFolder } from '@shop/release-tools/workspace';
import { startMockApi } from '../server/running-server.ts';

/** The files of the storefront's build. */
export const presentBuild = (): Files => readFolder(buildFolder);

/**
 * Serves a build as published: without source maps, with compressed copies and header rules, in front of the mock API.
 *
 * @param root the checkout whose mock API starts; this one by default
 */
export async function serveShop(build: Files, root?: string) {
  const files = publishedFiles(build);
  const site = new Map([...files, ...precompressed(files)]);
  const mockApi = await startMockApi(undefined, root === undefined ? {} : { root });
  const server = publishedServer(temporaryFolder(site), new URL(mockApi.url)).listen(0, 'localhost');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await mockApi.kill();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
