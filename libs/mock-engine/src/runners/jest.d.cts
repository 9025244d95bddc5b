import type { MockForTestsOptions, TestMock } from './mock-for-tests.js' with { 'resolution-mode': 'import' };

/**
 * Starts a mock API for the tests of a file. After each test a response that broke the contract fails it, and all worlds
 * begin anew.
 *
 * @example const mock = useMockApi({ documents: 'api.yaml' }); // in a test: fetch(`${mock.url}/todos`)
 */
export declare function useMockApi(options: MockForTestsOptions): TestMock;
