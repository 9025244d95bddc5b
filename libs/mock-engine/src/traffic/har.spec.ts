import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from '../testing/processes.fixture.ts';
import { openHarFile } from './har.ts';

let file: string;
let failures: string[];
beforeEach(() => {
  jest.useFakeTimers();
  file = join(folder, 'shop.har');
  failures = [];
});
afterEach(() => void jest.useRealTimers());

const open = () => openHarFile(file, (detail) => failures.push(detail));
const text = () => readFileSync(file, 'utf8');
const entryOf = (n: number) => ({ n, request: { method: 'GET', url: '' }, response: { status: 200 } });
const entries = () => (JSON.parse(text()) as { log: { entries: { n: number }[] } }).log.entries.map(({ n }) => n);

it('a recording is complete at any time, contains an entry within a second', () => {
  const har = open();
  expect(statSync(file).mode & 0o77).toBe(0);
  expect(entries()).toEqual([]);
  har.add(entryOf(1));
  har.add(entryOf(2));
  jest.advanceTimersByTime(1_000);
  expect(entries()).toEqual([1, 2]);
  har.add(entryOf(3));
  expect(entries()).toEqual([1, 2]);
  jest.advanceTimersByTime(1_000);
  expect(entries()).toEqual([1, 2, 3]);
  har.add(entryOf(4));
  har.close();
  expect(entries()).toEqual([1, 2, 3, 4]);
  expect(failures).toEqual([]);
  expect(readdirSync(folder)).toEqual(['shop.har']);
});

it('a recording is appended to an earlier one', () => {
  for (const n of [1, 2]) {
    const har = open();
    har.add(entryOf(n));
    har.close();
  }
  open().close();
  expect(entries()).toEqual([1, 2]);
});

it.each(['{"log":{}}', '', 'some other text'])('a recording does not overwrite other files: %j', (foreign) => {
  writeFileSync(file, foreign);
  expect(open).toThrow();
  expect(text()).toEqual(foreign);
  expect(readdirSync(folder)).toEqual(['shop.har']);
});

it('a recording reports a file that it cannot write', () => {
  file = join(folder, 'no-such-folder', 'shop.har');
  expect(open).toThrow(/ENOENT/);
  file = folder;
  expect(open).toThrow(/EISDIR/);
});
