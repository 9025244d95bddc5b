import { consoleRoutes } from './console-page/console.routes.ts';
import { fileRoute } from '../features/files/file.route.ts';
import { fontRoutes } from '../features/fonts/font.routes.ts';
import { healthRoute } from '../features/health/health.route.ts';
import { browserFiles } from '../features/payment-window/browser-files.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import type { ExtraRoute } from '../world/operation.ts';

/**
 * Every route that openapi.yaml does not have, and why. Beside these there are only the contract's calls and their short
 * spellings without `/api`; a test holds the server to it.
 */
export const extraRoutes: readonly ExtraRoute[] = [
  healthRoute,
  pictureRoute,
  fileRoute,
  ...fontRoutes(),
  ...receiptRoutes,
  ...paymentWindowRoutes(browserFiles()),
  ...referenceRoutes(),
  ...consoleRoutes(),
];
