import { fileRoute } from '../features/files/file.route.ts';
import type { BrowserFile } from '../features/payment-window/browser-file.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import type { OutsideRoute } from '../outside-route.ts';

/**
 * What a shop without a server has beside the contract. Fonts are plain files that any host gives; the server's own tools
 * stay with the server.
 *
 * @param windowFiles of the payment window
 */
export const webRoutes = (windowFiles: readonly BrowserFile[]): OutsideRoute[] => [
  pictureRoute,
  fileRoute,
  ...receiptRoutes,
  ...paymentWindowRoutes(windowFiles),
];
