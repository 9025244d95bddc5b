import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mendedHar, openHarFile, type HarFile } from './har-file.ts';

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
const entriesIn = (har: string) =>
  (JSON.parse(har) as { log: { entries: { n: number }[] } }).log.entries.map(({ n }) => n);
const entries = () => entriesIn(text());

it('can be read at any time, and has an entry half a second later at most', () => {
  const har = open();
  expect(entries()).toEqual([]);
  har.add({ n: 1 });
  har.add({ n: 2 });
  jest.advanceTimersByTime(500);
  expect(entries()).toEqual([1, 2]);
  har.add({ n: 3 });
  jest.advanceTimersByTime(500);
  expect(entries()).toEqual([1, 2, 3]);
  har.add({ n: 4 });
  har.close();
  expect([entries(), failures]).toEqual([[1, 2, 3, 4], []]);
});

it('goes on where an earlier recording ended', () => {
  for (const n of [1, 2]) {
    const har = open();
    har.add({ n });
    har.close();
  }
  open().close();
  expect(entries()).toEqual([1, 2]);
});

it('broken off at any byte, keeps every whole entry: when it is read, and when it goes on', () => {
  const har = open();
  const long = 'अश्वगंधा '.repeat(20);
  har.add({ n: 1, long });
  har.add({ n: 2 });
  har.close();
  const whole = readFileSync(file);
  const head = whole.indexOf('\n') + 1;
  const ends = [1, 2].map((n) => whole.indexOf('\n', whole.indexOf(`"n":${n}`)) + 1);

  for (let size = head; size < whole.length; size += 1) {
    const kept = ends.filter((end) => end <= size).map((_, index) => index + 1);
    writeFileSync(file, whole.subarray(0, size));
    expect([size, entriesIn(mendedHar(text()))]).toEqual([size, kept]);
    const again = open();
    again.add({ n: 9 });
    again.close();
    expect([size, entries()]).toEqual([size, [...kept, 9]]);
  }
});

it('finds the end of the last whole entry, however long the broken one is', () => {
  const har = open();
  har.add({ n: 1 });
  har.add({ n: 2, long: 'x'.repeat(200_000) });
  har.close();
  truncateSync(file, statSync(file).size - 20_000);
  open().close();
  expect(entries()).toEqual([1]);
});

it.each(['{"log":{"version":"1.2","entries":[]}}', '', 'a letter to my aunt'])(
  'writes on nothing foreign: %j',
  (foreign) => {
    writeFileSync(file, foreign);
    expect(open).toThrow(/is there already and no recording of this server\. Nothing was changed/);
    expect([text(), mendedHar(foreign)]).toEqual([foreign, foreign]);
  },
);

it('says plainly where it cannot write', () => {
  file = join(folder, 'no-such-folder', 'shop.har');
  expect(open).toThrow(/shop\.har cannot be written: ENOENT/);
  file = folder;
  expect(open).toThrow(/cannot be written: EISDIR/);
});
