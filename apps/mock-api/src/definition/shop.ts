import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockDefinition } from '@shop/mock-engine/engine/definition';
import { describeDocument } from '@shop/mock-engine/engine/document-definition';
import { createApi, type Api, type ApiOptions } from '@shop/mock-engine/server/mock-api';
import { fontRoutes } from '../features/fonts/font.routes.ts';
import { browserFile, isBrowserFile } from '../features/payment-window/browser-file.ts';
import { picturesIn } from '../features/pictures/picture-folder.ts';
import { contractFile } from '../files.ts';
import type { SharedOptions } from '../world/shared-services.ts';
import type { World } from '../world/world.ts';
import { shopDefinition } from './shop-definition.ts';
import { staticFolders } from './static-files.ts';

export type MockApi = Api<World>;
export interface MockApiOptions extends SharedOptions, ApiOptions {}

/** The shop on a server, with its pictures and fonts. */
export function shop(options: SharedOptions = {}): MockDefinition<World> {
  const { window, pictures } = staticFolders;
  const windowFiles = readdirSync(window)
    .filter(isBrowserFile)
    .map((name) => browserFile(name, () => readFileSync(join(window, name))));
  return {
    ...shopDefinition([...windowFiles, ...fontRoutes], { pictures: picturesIn(pictures), ...options }),
    source: {
      addresses: [contractFile],
      describe: (documents) =>
        Object.assign({}, ...documents.map(({ document }) => describeDocument(document))) as object,
    },
  };
}

/**
 * Creates the mock API of the shop, not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export const createMockApi = (options: MockApiOptions = {}): Promise<MockApi> => createApi(shop(options), options);
