import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Product } from '@shop/api-contract/model';
import { temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { startMockApi } from '../../server/mock-api.ts';
import { bodyOf } from '../../server/shop-client.ts';

export interface ServedShop {
  readonly url: string;
  readonly products: readonly Product[];
  readonly close: () => Promise<void>;
}

/**
 * The built storefront with the headers that it is published with, and the mock API.
 *
 * @param products how long the catalogue is; the mock API's own when left out
 */
export async function serveShop(site: Files, products?: number): Promise<ServedShop> {
  const mockApi = await startMockApi({ products });
  const server = publishedServer(temporaryFolder(site), new URL(mockApi.url)).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    products: await bodyOf(mockApi.url, 'listProducts'),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await mockApi.kill();
    },
  };
}
