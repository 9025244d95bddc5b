import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repairedHar, openHarFile, type HarFile } from './har-file.ts';

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

it('is valid JSON at any time, and contains an entry within half a second', () => {
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

it('appends to an earlier recording', () => {
  for (const n of [1, 2]) {
    const har = open();
    har.add({ n });
    har.close();
  }
  open().close();
  expect(entries()).toEqual([1, 2]);
});

it('keeps every complete entry after a crash at any byte, when it is read and when it is appended to', () => {
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
    expect([size, entriesIn(repairedHar(text()))]).toEqual([size, kept]);
    const again = open();
    again.add({ n: 9 });
    again.close();
    expect([size, entries()]).toEqual([size, [...kept, 9]]);
  }
});

it('finds the end of the last complete entry before a long incomplete one', () => {
  const har = open();
  har.add({ n: 1 });
  har.add({ n: 2, long: 'x'.repeat(200_000) });
  har.close();
  truncateSync(file, statSync(file).size - 20_000);
  open().close();
  expect(entries()).toEqual([1]);
});

it.each(['{"log":{"version":"1.2","entries":[]}}', '', 'some other text'])(
  'does not overwrite other files: %j',
  (foreign) => {
    writeFileSync(file, foreign);
    expect(open).toThrow(/exists and is not a recording of this server/);
    expect([text(), repairedHar(foreign)]).toEqual([foreign, foreign]);
  },
);

it('reports a file that it cannot write', () => {
  file = join(folder, 'no-such-folder', 'shop.har');
  expect(open).toThrow(/shop\.har cannot be written: ENOENT/);
  file = folder;
  expect(open).toThrow(/cannot be written: EISDIR/);
});
