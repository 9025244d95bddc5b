import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openHarFile, type HarFile } from './har-file.ts';

let folder: string;
let file: string;
let failures: string[];
beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'har-'));
  file = join(folder, 'shop.har');
  failures = [];
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const open = (): HarFile => openHarFile(file, (detail) => failures.push(detail));
const text = () => readFileSync(file, 'utf8');
const entries = () => (JSON.parse(text()) as { log: { entries: { n: number }[] } }).log.entries.map(({ n }) => n);

it('a recording is complete at any time, contains an entry within a second, and grows in place', () => {
  const har = open();
  const { ino, mode } = statSync(file);
  expect(mode & 0o77).toBe(0);
  expect(entries()).toEqual([]);
  har.add({ n: 1 });
  har.add({ n: 2 });
  jest.advanceTimersByTime(1_000);
  expect(entries()).toEqual([1, 2]);
  expect(statSync(file).ino).toBe(ino);
  har.add({ n: 3 });
  expect(entries()).toEqual([1, 2]);
  jest.advanceTimersByTime(1_000);
  expect(entries()).toEqual([1, 2, 3]);
  har.add({ n: 4 });
  har.close();
  expect(entries()).toEqual([1, 2, 3, 4]);
  expect(failures).toEqual([]);
  expect(readdirSync(folder)).toEqual(['shop.har']);
});

it('a recording is appended to an earlier one', () => {
  for (const n of [1, 2]) {
    const har = open();
    har.add({ n });
    har.close();
  }
  open().close();
  expect(entries()).toEqual([1, 2]);
});

it('a recording goes on after the last complete entry of a killed recorder', () => {
  open().close();
  writeFileSync(file, text().replace(']}}\n', '{"n":1}\n,{"n":2}\n,{"n":'));
  open().close();
  expect(entries()).toEqual([1, 2]);
});

it('a recording refuses a second recorder, until the first one has ended', () => {
  const har = open();
  har.add({ n: 1 });
  expect(open).toThrow(`is being recorded by process ${process.pid}`);
  har.close();
  expect(entries()).toEqual([1]);
  open().close();
});

it.each(['999999999', '', String(process.pid)])('the lock of a killed recorder is taken over: %j', (owner) => {
  writeFileSync(`${file}.lock`, owner);
  open().close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});

it.each(['{"log":{"version":"1.2","entries":[]}}', '', 'some other text'])(
  'a recording does not overwrite other files: %j',
  (foreign) => {
    writeFileSync(file, foreign);
    expect(open).toThrow(/exists and is not a recording of this server/);
    expect(text()).toEqual(foreign);
    expect(readdirSync(folder)).toEqual(['shop.har']);
  },
);

it('a recording reports a file that it cannot write', () => {
  file = join(folder, 'no-such-folder', 'shop.har');
  expect(open).toThrow(/shop\.har cannot be written: ENOENT/);
  file = folder;
  expect(open).toThrow(/cannot be written: EISDIR/);
});
