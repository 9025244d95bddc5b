import { contractOf } from '@shop/mock-engine/openapi/contract-of';
import { createApi, type Api, type ApiOptions } from '@shop/mock-engine/server/mock-api';

import { recordKinds } from './server/record-kinds.ts';
import { stateHandlers } from './definition/provider-states/state-handlers.ts';
import { fileRoute } from './features/files/file.route.ts';
import { fontRoutes } from './features/fonts/font.routes.ts';
import { browserFiles } from './features/payment-window/browser-files.ts';
import { paymentWindowRoutes } from './features/payment-window/payment-window.routes.ts';
import { pictureRoute } from './features/pictures/picture.route.ts';
import { receiptRoutes } from './features/receipts/receipt.routes.ts';
import { picturesIn } from './server/picture-folder.ts';
import { toolPages } from './server/tool-pages.ts';
import { sharedServices, type SharedOptions } from './definition/shared-services.ts';
import { seedWorld } from './definition/seed-world.ts';
import { shop } from './definition/shop.ts';
import { contractFile, shippedPictures } from './files.ts';
import { shopWorld, type World } from './world/world.ts';

export interface MockApiOptions extends SharedOptions, ApiOptions {
  /** Reads openapi.yaml, and again after each save. */
  isWatching?: boolean | undefined;
}

export type MockApi = Api<World>;

/** The shop's routes besides the contract's calls. */
const extraRoutes = [
  pictureRoute,
  fileRoute,
  ...fontRoutes(),
  ...receiptRoutes,
  ...paymentWindowRoutes(browserFiles()),
];

/**
 * Creates the mock API, not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export async function createMockApi({ plugins = [], isWatching, ...options }: MockApiOptions = {}): Promise<MockApi> {
  const shared = sharedServices({ pictures: picturesIn(shippedPictures), ...options });
  return createApi(
    {
      definition: { ...shop, extraRoutes },
      maker: { open: (base) => shopWorld(base, shared), seed: seedWorld },
      recordKinds,
      stateHandlers,
      watched: isWatching ? { address: contractFile, files: new Map(), describe: contractOf } : undefined,
    },
    { ...options, plugins: [toolPages, ...plugins] },
  );
}
