import { fileRoute } from '../features/files/file.route.ts';
import { fontRoutes } from '../features/fonts/font.routes.ts';
import { browserFiles } from '../features/payment-window/browser-files.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import type { ExtraRoute } from '../world/operation.ts';

/** The shop's routes besides the contract's calls. */
export const extraRoutes: readonly ExtraRoute[] = [
  pictureRoute,
  fileRoute,
  ...fontRoutes(),
  ...receiptRoutes,
  ...paymentWindowRoutes(browserFiles()),
];
