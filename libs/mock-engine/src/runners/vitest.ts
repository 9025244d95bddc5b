import { afterAll, afterEach, beforeAll } from 'vitest';

import {
  EARLY,
  HOOK_LIMIT,
  startMock,
  type MockForTestsOptions,
  type StartedMock,
  type TestMock,
} from './mock-for-tests.ts';

/**
 * Starts a mock API for the tests of a file. After each test a response that broke the contract fails it, and all worlds
 * begin anew.
 *
 * @example const mock = useMockApi({ documents: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export function useMockApi(options: MockForTestsOptions): TestMock {
  let mock: StartedMock | undefined;
  const started = () => {
    if (!mock) throw new Error(EARLY);
    return mock;
  };
  beforeAll(async () => void (mock = await startMock(options)), HOOK_LIMIT);
  afterEach(() => mock?.endTest());
  afterAll(() => mock?.stop(), HOOK_LIMIT);
  return {
    get url() {
      return started().url;
    },
    get api() {
      return started().api;
    },
  };
}
