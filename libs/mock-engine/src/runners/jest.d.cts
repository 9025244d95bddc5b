import type { MockForTestsOptions, TestMock } from './mock-for-tests.js' with { 'resolution-mode': 'import' };

interface TestHooks {
  beforeAll(act: () => Promise<void>, limit: number): void;
  afterEach(act: () => void): void;
  afterAll(act: () => Promise<void> | undefined, limit: number): void;
}

/**
 * Starts a mock API for the tests of a file. After each test a response that broke the contract fails it, and all worlds
 * begin anew.
 *
 * @param hooks of the runner; Jest's globals by default
 * @example const mock = useMockApi({ documents: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export declare function useMockApi(options: MockForTestsOptions, hooks?: TestHooks): TestMock;
