import { createMockApi, type MockApi } from '../app.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logging/logger.ts';
import { requestEntry, requestLevel } from '../logging/request-entry.ts';
import type { PostalDirectory } from '../world/seed.ts';
import { buildSeed } from './build-seed.ts';
import { cliMessages as messages } from './cli.messages.ts';
import type { Certificate } from '../http/server-options.ts';

/** What is read once at the start, and stays when the server is made anew. */
export interface Kept {
  readonly logger: Logger;
  readonly postalDirectory: PostalDirectory | undefined;
  /** Of the server itself; none where another one stands in front of it. */
  readonly certificate: Certificate | undefined;
}

/**
 * The mock API as the command line wants it, not yet listening.
 *
 * @param before a server that ends, whose worlds go on in this one
 */
export async function makeApi(
  config: Config,
  { logger, postalDirectory, certificate }: Kept,
  before?: MockApi,
): Promise<MockApi> {
  const { corsOrigins, dataFile, products, tokenLifetime, signingSecret, worldSeed } = config;
  const api = await createMockApi({
    corsOrigins,
    dataFile,
    tokenLifetime,
    signingSecret,
    worldSeed,
    seed: buildSeed({ products, postalDirectory }),
    https: certificate,
    inherited: before?.worlds,
    reportBug: (bug, call) =>
      logger.log({ level: 'error', time: Date.now(), message: messages.bug, call, error: detailOf(bug) }),
    // The log's line of the request says it.
    reportViolation: () => {},
  });
  const withBody = logger.says('debug');
  api.traffic.listen((exchange) => {
    if (logger.says(requestLevel(exchange))) logger.log(requestEntry(exchange, { withBody }));
  });
  return api;
}

function detailOf(bug: unknown): string {
  return bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
}
