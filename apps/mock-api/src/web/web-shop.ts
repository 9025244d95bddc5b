import { createEngine, type ReportBug } from '@shop/mock-engine/pipeline/engine';
import { createRequestLog } from '@shop/mock-engine/request-log/request-log';
import { webApi, type WebApi } from '@shop/mock-engine/web/web-adapter';

import { fileRoute } from '../features/files/file.route.ts';
import type { BrowserFile } from '../features/payment-window/browser-file.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import { shop } from '../definition/shop.ts';
import type { World } from '../world/world.ts';

/** Handles a request of the shop in a world. */
export type WebShop = WebApi<World>;

/**
 * The shop without a server, without fonts (which any static host serves) and without the server's own tools.
 *
 * @param windowFiles files of the payment window
 */
export function webShop(windowFiles: readonly BrowserFile[], reportBug: ReportBug): WebShop {
  const extraRoutes = [pictureRoute, fileRoute, ...receiptRoutes, ...paymentWindowRoutes(windowFiles)];
  const requestLog = createRequestLog(shop.contract, () => undefined);
  return webApi(createEngine({ ...shop, extraRoutes }, { requestLog, reportBug }));
}
