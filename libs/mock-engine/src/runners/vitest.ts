import { afterAll, afterEach, beforeAll } from 'vitest';
import { useMockApi as useMockApiBy } from './jest.cjs';
import type { MockForTestsOptions, TestMock } from './mock-for-tests.ts';

/** As in Jest: {@link useMockApiBy}. */
export const useMockApi = (options: MockForTestsOptions): TestMock =>
  useMockApiBy(options, { beforeAll, afterEach, afterAll });
