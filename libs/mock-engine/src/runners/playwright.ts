import type { AddressInfo } from 'node:net';
import type { Api } from '../server/mock-api.ts';
import { startMock, type MockForTestsOptions } from './mock-for-tests.ts';

/** A world of the mock API for one test. */
export interface TestWorld {
  /** Base URL of the calls in this world. */
  readonly url: string;
  readonly name: string;
  readonly api: Api;
}

type Use<Value> = (value: Value) => Promise<void>;

/** As Playwright has them. */
interface MockFixtures {
  mockApi: [(none: object, use: Use<Api>) => Promise<void>, { scope: 'worker' }];
  mockWorld: (given: { mockApi: Api }, use: Use<TestWorld>, test: { testId: string }) => Promise<void>;
}

/**
 * Fixtures for Playwright: one server for each worker, and a world of its own for each test. A response that broke the
 * contract fails its test.
 *
 * @example const test = base.extend<{ mockWorld: TestWorld }, { mockApi: Api }>(mockFixtures({ documents: 'api.yaml' }));
 */
export const mockFixtures = ({ fails = 'responses', ...options }: MockForTestsOptions): MockFixtures => ({
  mockApi: [
    // Playwright reads the names of the fixtures that it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { api, stop } = await startMock(options);
      await use(api);
      await stop();
    },
    { scope: 'worker' },
  ],
  async mockWorld({ mockApi: api }, use, { testId }) {
    const name = `test-${testId.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 63);
    const { port } = api.app.server.address() as AddressInfo;
    api.worlds.open(name);
    try {
      await use({ name, api, url: `http://127.0.0.1:${port}/__world/${name}` });
      api.checkRequests(name, fails);
    } finally {
      api.worlds.delete(name);
    }
  },
});
