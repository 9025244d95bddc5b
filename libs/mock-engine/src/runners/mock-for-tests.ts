import type { AddressInfo } from 'node:net';
import { checkLogged, mockApi, type Api, type MockApiOptions, type Violations } from '../server/mock-api.ts';
import { DEFAULT_WORLD } from '../worlds/worlds.ts';

// The engine in a test run: jest.cjs and vitest.ts start it for a file, playwright.ts for a worker with a world for each test.

export interface MockForTestsOptions extends MockApiOptions {
  /** What fails a test: by default `responses` that break the contract, because a test may send an invalid request. */
  readonly fails?: Violations;
}

/** A mock API on a free port while a file's tests run. */
export interface TestMock {
  /** Such as `http://127.0.0.1:49152`. */
  readonly url: string;
  readonly api: Api;
}

/** Starts a mock API for tests. */
export async function startMock({ fails = 'responses', ...options }: MockForTestsOptions) {
  const api = await mockApi({ reportViolation: () => undefined, ...options });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { app, requestLog, worlds } = api;
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    api,
    /** All worlds begin anew. @throws Error when a response broke the contract */
    endTest(this: void): void {
      try {
        checkLogged(requestLog.list(), fails);
      } finally {
        for (const { world } of worlds.list()) {
          if (world.name === DEFAULT_WORLD) worlds.reset(world.name);
          else worlds.delete(world.name);
        }
        requestLog.clear();
      }
    },
    stop: (): Promise<void> => app.close(),
  };
}
