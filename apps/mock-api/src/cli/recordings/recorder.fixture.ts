import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

import type { LightMyRequestResponse } from 'fastify';

import { shopContract } from '../../definition/contract.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { harEntryOf, type RecordedCall } from '@shop/mock-engine/recordings/har-entry';
import { realApiRule } from '@shop/mock-engine/recordings/real-api-rule';

export interface Recorder {
  readonly shop: Shop;
  readonly seen: RecordedCall[];
  readonly failures: string[];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Forwards the default world's calls to this real API. */
  recordFrom(api: string, postal?: string): void;
  /** The HAR entries. */
  entries(): ReturnType<typeof harEntryOf>[];
  /** Starts a server that is closed at the end. @returns host and port */
  listen(server: Server): Promise<string>;
  /** Starts a real API with one handler. @returns its URL */
  answering(response: RequestListener): Promise<string>;
  stopListening(): void;
  close(): Promise<unknown>;
}

/** JSON as deep as given. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A mock API that records in memory. */
export async function openRecorder(): Promise<Recorder> {
  const shop = await openShop({ reportViolation: () => {} });
  const seen: RecordedCall[] = [];
  const failures: string[] = [];
  const servers: Server[] = [];
  const told = {
    record: (call: RecordedCall) => void seen.push(call),
    failed: (detail: string) => void failures.push(detail),
  };
  async function listen(server: Server): Promise<string> {
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const stopListening = () => servers.splice(0).forEach((server) => server.close());

  return {
    shop,
    seen,
    failures,
    get: (url, headers = {}) => shop.app.inject({ url, headers }),
    recordFrom(api, postal) {
      const main = new URL(api);
      const bases = { api: main, postal: postal === undefined ? undefined : new URL(postal) };
      shop.world.situations.switchOn(realApiRule({ bases, main, ...told }, shopContract));
    },
    entries: () =>
      seen.map((call) => JSON.parse(JSON.stringify(harEntryOf(call, shopContract))) as ReturnType<typeof harEntryOf>),
    listen,
    answering: async (response) => `http://${await listen(createServer(response))}`,
    stopListening,
    async close() {
      await shop.app.close();
      stopListening();
    },
  };
}
