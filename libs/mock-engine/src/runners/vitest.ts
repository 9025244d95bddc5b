import { afterAll, afterEach, beforeAll } from 'vitest';

import { mockForTests, type MockForTestsOptions, type TestMock } from './mock-for-tests.ts';

/**
 * Starts a mock API for the tests of a file.
 *
 * @example const mock = useMockApi({ documents: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export const useMockApi = (options: MockForTestsOptions): TestMock =>
  mockForTests({ beforeAll, afterEach, afterAll }, options);
