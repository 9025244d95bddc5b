import type { MockApiOptions } from '../server/mock-api.ts';
import { mockForTests, type TestHooks, type TestMock } from './mock-for-tests.ts';

/**
 * Starts a mock API for the tests of a file, with Jest's global hooks.
 *
 * @example const mock = useMockApi({ contract: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export const useMockApi = (options: MockApiOptions): TestMock =>
  mockForTests(globalThis as unknown as TestHooks, options);
