import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import type { Certificate } from '@shop/mock-engine/server/server-options';
import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { createMockApi, type MockApi } from '../app.ts';
import type { Config } from './config.ts';
import { logOptions, logRequest } from './log.ts';
import { manyProducts } from '../definition/many-products.ts';
import { mainMessages as messages } from './main.messages.ts';
import { SetupError } from './setup-error.ts';
import { referencePage } from './reference-page.ts';

const MINUTE = 60 * 1000;

/**
 * Creates the mock API for the command line's options, not yet listening.
 *
 * @throws SetupError when a given file cannot be used
 */
export async function makeApi(config: Config): Promise<MockApi> {
  const { https, products, tokenMinutes } = config;
  const api = await createMockApi({
    corsOrigins: config.corsOrigin,
    controlHosts: [config.host.toLowerCase(), ...config.allowHost],
    controlToken: config.controlToken,
    dataFile: config.dataFile,
    overridesFile: config.overrides,
    tokenLifetime: tokenMinutes && tokenMinutes * MINUTE,
    signingSecret: config.signingSecret,
    worldSeed: config.seed,
    seed: products === undefined ? shopSeed : seedWith(products),
    https: https && readCertificate(https),
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

/** The certificate and key for HTTPS, when they are readable, valid and belong together. */
function readCertificate({ certFile, keyFile }: NonNullable<Config['https']>): Certificate {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    throw new SetupError(messages.noCertificate(certFile, keyFile, (error as Error).message), { cause: error });
  }
}
