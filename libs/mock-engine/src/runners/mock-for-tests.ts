import type { AddressInfo } from 'node:net';

import { mockApi, type Api, type MockApiOptions } from '../server/mock-api.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';

/** What Jest and Vitest have. */
export interface TestHooks {
  beforeAll(act: () => Promise<void>): void;
  afterEach(act: () => void): void;
  afterAll(act: () => Promise<void>): void;
}

/** A mock API on a free port while a file's tests run. */
export interface TestMock {
  /** Such as `http://127.0.0.1:49152`. */
  readonly url: string;
  readonly api: Api;
}

/**
 * Starts a mock API for the tests of a file. After each test a request that broke the contract fails it, and the default
 * world begins anew.
 *
 * @throws Error when it is used before the first test
 */
export function mockForTests(hooks: TestHooks, options: MockApiOptions): TestMock {
  let api: Api | undefined;
  const opened = () => {
    if (!api) throw new Error('The mock API starts before the first test; use it inside tests.');
    return api;
  };
  hooks.beforeAll(async () => {
    api = await mockApi({ reportViolation: () => undefined, ...options });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  hooks.afterEach(() => {
    const { checkRequests, requestLog, worlds } = opened();
    try {
      checkRequests();
    } finally {
      requestLog.clear();
      worlds.reset(DEFAULT_WORLD);
    }
  });
  hooks.afterAll(async () => {
    await api?.app.close();
  });
  return {
    get url() {
      return `http://127.0.0.1:${(opened().app.server.address() as AddressInfo).port}`;
    },
    get api() {
      return opened();
    },
  };
}
