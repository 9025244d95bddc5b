import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Product } from '@shop/api-contract/model';
import { temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { workspaceRoot } from '@shop/release-tools/workspace';
import { freePort } from '@shop/workspace-tools/start/free-port';
import { launchServer } from '@shop/workspace-tools/start/server-process';
import { waitUntilAnswers } from '@shop/workspace-tools/start/wait-until-answers';

export interface ServedShop {
  readonly url: string;
  readonly products: readonly Product[];
  readonly close: () => Promise<void>;
}

/** A start on a busy machine, in ms. */
const START_LIMIT = 60_000;

/**
 * The built storefront with the headers that it is published with, and the mock API.
 *
 * @param productCount how long the catalogue is; the mock API's own when left out
 */
export async function serveShop(site: Files, productCount?: number): Promise<ServedShop> {
  const port = await freePort();
  const api = `http://localhost:${port}`;
  const catalogue = productCount === undefined ? [] : ['--products', String(productCount)];
  const mockApi = launchServer({
    name: 'mock API',
    script: path.join(workspaceRoot, 'apps/mock-api/src/main.ts'),
    args: ['--in-memory', '--port', String(port), ...catalogue],
    cwd: workspaceRoot,
    readyUrl: `${api}/__mock/health`,
  });
  try {
    await waitUntilAnswers(mockApi.command.readyUrl, AbortSignal.timeout(START_LIMIT));
    const products = (await (await fetch(`${api}/api/v1/all-products`)).json()) as Product[];

    const server = publishedServer(temporaryFolder(site), new URL(api)).listen(0);
    await once(server, 'listening');
    return {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      products,
      close: async () => {
        server.close();
        server.closeAllConnections();
        await mockApi.stop();
      },
    };
  } catch (error) {
    await mockApi.stop();
    throw new Error(`The mock API did not start: ${mockApi.lastOutput()}`, { cause: error });
  }
}
