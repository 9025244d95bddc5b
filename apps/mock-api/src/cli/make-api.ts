import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { createMockApi, type MockApi } from '../app.ts';
import type { Config } from './config.ts';
import { logOptions, logRequest } from './log.ts';
import { manyProducts } from '../definition/many-products.ts';
import { mainMessages as messages } from './main.messages.ts';
import { referencePage } from './reference-page.ts';

/**
 * Creates the mock API for the command line's options, not yet listening.
 *
 * @throws SetupError when a given file cannot be used
 */
export async function makeApi(config: Config): Promise<MockApi> {
  const {
    corsOrigins,
    host,
    allowedHosts,
    controlToken,
    dataFile,
    products,
    tokenLifetime,
    signingSecret,
    worldSeed,
    https,
  } = config;
  // Loaded only when needed, for a faster start.
  const certificate = https && (await import('./read-certificate.ts')).readCertificate(https);

  const api = await createMockApi({
    corsOrigins,
    controlHosts: [host.toLowerCase(), ...allowedHosts],
    controlToken,
    dataFile,
    tokenLifetime,
    signingSecret,
    worldSeed,
    seed: products === undefined ? shopSeed : seedWith(products),
    https: certificate,
    plugins: [referencePage],
    logger: logOptions(config.logLevel, process.stdout),
    reportBug: (bug, call) => api.app.log.error({ call, err: bug }, messages.bug),
    // The request's log line reports it.
    reportViolation: () => {},
  });
  api.requestLog.listen((exchange, { request }) => logRequest(api.app.log, exchange, request));
  return api;
}

/** The shop's content with a catalogue of `count` products. */
function seedWith(count: number): Seed {
  const { lists } = shopSeed;
  return { ...shopSeed, lists: { ...lists, listProducts: manyProducts(lists.listProducts, count) } };
}
