import { mockForTests, type MockForTestsOptions, type TestHooks, type TestMock } from './mock-for-tests.ts';

// Jest's globals.
declare const beforeAll: TestHooks['beforeAll'];
declare const afterEach: TestHooks['afterEach'];
declare const afterAll: TestHooks['afterAll'];

/**
 * Starts a mock API for the tests of a file.
 *
 * @example const mock = useMockApi({ documents: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export const useMockApi = (options: MockForTestsOptions): TestMock =>
  mockForTests({ beforeAll, afterEach, afterAll }, options);
