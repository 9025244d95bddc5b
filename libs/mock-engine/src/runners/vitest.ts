import { afterAll, afterEach, beforeAll } from 'vitest';

import type { MockApiOptions } from '../server/mock-api.ts';
import { mockForTests, type TestMock } from './mock-for-tests.ts';

/**
 * Starts a mock API for the tests of a file.
 *
 * @example const mock = useMockApi({ contract: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export const useMockApi = (options: MockApiOptions): TestMock =>
  mockForTests({ beforeAll, afterEach, afterAll }, options);
