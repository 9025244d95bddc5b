import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import type { Certificate } from '@shop/mock-engine/server/create-server';
import { mockApi, type Api } from '@shop/mock-engine/server/mock-api';
import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { createMockApi } from '../app.ts';
import type { Config } from './config.ts';
import { logOptions, logRequest } from './log.ts';
import { documentPages, DOCUMENT_URL } from '../server/document-pages.ts';
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
export async function makeApi(config: Config): Promise<Api> {
  const { https, products, tokenMinutes, contract } = config;
  const options = {
    corsOrigins: config.corsOrigin,
    controlHosts: [config.host.toLowerCase(), ...config.allowHost],
    controlToken: config.controlToken,
    dataFile: config.dataFile,
    overridesFile: config.overrides,
    worldSeed: config.seed,
    https: https && readCertificate(https),
    isWatching: true,
    logger: logOptions(config.logLevel, process.stdout),
    reportBug: (bug: unknown, call: string) => api.app.log.error({ call, err: bug }, messages.bug),
    // The request's log line reports it.
    reportViolation: () => {},
  };
  const api: Api =
    contract === undefined
      ? await createMockApi({
          ...options,
          plugins: [referencePage('Shop API', '/openapi.yaml')],
          tokenLifetime: tokenMinutes && tokenMinutes * MINUTE,
          signingSecret: config.signingSecret,
          seed: products === undefined ? shopSeed : seedWith(products),
        })
      : await mockApi({
          ...options,
          contract,
          plugins: [documentPages(() => api.document?.files ?? new Map()), referencePage(contract, DOCUMENT_URL)],
        });
  api.requestLog.listen((exchange, { request }) => logRequest(api.app.log, exchange, request));
  return api;
}

/** The shop's content with a catalogue of `count` products. */
function seedWith(count: number): Seed {
  const { lists } = shopSeed;
  return { ...shopSeed, lists: { ...lists, listProducts: manyProducts(lists.listProducts, count) } };
}

/** The certificate and key for HTTPS, when they are readable, in force and belong together. */
function readCertificate({ certFile, keyFile }: NonNullable<Config['https']>): Certificate {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    const end = new X509Certificate(certificate.cert).validToDate;
    if (end < new Date()) throw new Error(messages.expired(end));
    return certificate;
  } catch (error) {
    throw new SetupError(messages.noCertificate(certFile, keyFile, (error as Error).message), { cause: error });
  }
}
