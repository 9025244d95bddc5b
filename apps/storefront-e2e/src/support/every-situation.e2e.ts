import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { situations } from '@shop/api-contract/situations';
import { expect, test } from './shop-test.ts';

const suite = path.resolve(import.meta.dirname, '..');

test('every named situation of the mock API is used by a test', () => {
  const tests = readdirSync(suite)
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => readFileSync(path.join(suite, file), 'utf8'))
    .join();
  expect(Object.keys(situations).filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
