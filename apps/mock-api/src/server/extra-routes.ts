import { consoleRoutes } from './console-page/console.routes.ts';
import { fileRoute } from '../features/files/file.route.ts';
import { fontRoutes } from '../features/fonts/font.routes.ts';
import { healthRoute } from '../features/health/health.route.ts';
import { browserFiles } from '../features/payment-window/browser-files.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import { contractFileRoutes } from './contract-files.routes.ts';
import type { ExtraRoute } from '../world/operation.ts';

/**
 * All routes besides the contract's calls and their short URLs without `/api`; a test checks that there are no others.
 */
export const extraRoutes: readonly ExtraRoute[] = [
  healthRoute,
  pictureRoute,
  fileRoute,
  ...fontRoutes(),
  ...receiptRoutes,
  ...paymentWindowRoutes(browserFiles()),
  ...contractFileRoutes(),
  ...consoleRoutes(),
];
