import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createMockApi } from '@shop/mock-api/shop';
import { publishedFiles, readFolder, temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';

const dist = path.resolve(import.meta.dirname, '../../../storefront', process.env.E2E_SITE ?? 'dist');

/** The published files of the build. */
export const builtSite = (): Files => publishedFiles(readFolder(dist));

/** The shop with its header rules and API on one port, which can be disconnected and republished. */
export interface PublishedShop {
  readonly url: string;
  /** Replaces the published files. */
  publish: (site: Files) => Promise<void>;
  /** Breaks all connections and accepts none. */
  unplug: () => Promise<void>;
  /** Delays responses to calls until the returned function is called. */
  hold: () => () => void;
  plugIn: () => Promise<void>;
  /** The answer to a GET of this path, instead of the API's. */
  answers: Map<string, Buffer>;
  /** Edits the responses of an operation. */
  change: (override: object) => Promise<void>;
  end: () => Promise<void>;
}

export async function publishShop(first: Files): Promise<PublishedShop> {
  const api = await createMockApi({ passwordCost: 16 });
  const answers = new Map<string, Buffer>();
  let held: Promise<void> | undefined;
  const apiUrl = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  let site = first;
  let server: Server | undefined;
  let port = 0;

  const plugIn = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const shop = publishedServer(temporaryFolder(site), apiUrl);
    server = createServer((request, response) => {
      const answer = answers.get(request.url ?? '');
      if (answer) return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(answer);
      const wait = request.url?.startsWith('/api/') ? held : undefined;
      void Promise.resolve(wait).then(() => shop.emit('request', request, response));
    }).listen(port, '127.0.0.1', resolve);
    await promise;
    ({ port } = server.address() as AddressInfo);
  };
  const unplug = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!server) return;
    server.close(() => resolve());
    server.closeAllConnections();
    server = undefined;
    await promise;
  };
  await plugIn();

  return {
    url: `http://localhost:${port}`,
    publish: async (next) => {
      site = next;
      await unplug();
      await plugIn();
    },
    unplug,
    plugIn,
    answers,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    change: async (payload) => {
      await api.app.inject({ method: 'PUT', url: '/__mock/worlds/default/overrides/changed', payload });
    },
    end: async () => {
      await unplug();
      await api.app.close();
    },
  };
}
