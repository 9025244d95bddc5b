import type { AddressInfo } from 'node:net';

import { mockApi, type Api, type MockApiOptions, type Violations } from '../server/mock-api.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';

/** What Jest and Vitest have. */
export interface TestHooks {
  beforeAll(act: () => Promise<void>, limit: number): void;
  afterEach(act: () => void): void;
  afterAll(act: () => Promise<void>, limit: number): void;
}

export interface MockForTestsOptions extends MockApiOptions {
  /** What fails a test: by default `responses` that break the contract, because a test may send an invalid request. */
  readonly fails?: Violations;
}

/** In milliseconds: runners give hooks 5 or 10 seconds, which a busy machine exceeds. */
const HOOK_LIMIT = 60_000;

/** A mock API on a free port while a file's tests run. */
export interface TestMock {
  /** Such as `http://127.0.0.1:49152`. */
  readonly url: string;
  readonly api: Api;
}

/**
 * Starts a mock API for the tests of a file. After each test a response that broke the contract fails it, and all worlds
 * begin anew.
 *
 * @throws Error when it is used before the first test
 */
export function mockForTests(hooks: TestHooks, { fails = 'responses', ...options }: MockForTestsOptions): TestMock {
  let api: Api | undefined;
  const opened = () => {
    if (!api) throw new Error('The mock API starts before the first test; use it inside tests.');
    return api;
  };
  hooks.beforeAll(async () => {
    api = await mockApi({ reportViolation: () => undefined, ...options });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
  }, HOOK_LIMIT);
  hooks.afterEach(() => {
    const { checkRequests, requestLog, worlds } = opened();
    try {
      for (const name of new Set(requestLog.list().map(({ world }) => world))) checkRequests(name, fails);
    } finally {
      for (const { world } of worlds.list()) {
        if (world.name === DEFAULT_WORLD) worlds.reset(world.name);
        else worlds.delete(world.name);
      }
      requestLog.clear();
    }
  });
  hooks.afterAll(async () => {
    await api?.app.close();
  }, HOOK_LIMIT);
  return {
    get url() {
      return `http://127.0.0.1:${(opened().app.server.address() as AddressInfo).port}`;
    },
    get api() {
      return opened();
    },
  };
}
