import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { openDataFile } from './data-file.ts';
import { createRows, type Rows } from './rows.ts';
import { StorageFailure } from './storage-errors.ts';

let folder: string;
let lines: string[];
let close: () => void;
let rows: Rows;
let isMemoryReadable: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'));
  lines = [];
  isMemoryReadable = true;
  rows = open('first');
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true });
});

const fileIn = (place: string) => join(folder, place, 'shop.sqlite');

/** The rows of one world in a file. */
function open(place: string): Rows {
  const everything = () => {
    if (!isMemoryReadable) throw new Error('not now');
    return new Map([['default', rows.all()]]);
  };
  const { storage, worlds } = openDataFile(fileIn(place), { everything, report: (line) => lines.push(line) });
  close = () => storage.close();
  return createRows(worlds.get('default'), (changed) => storage.save('default', changed));
}

const orders = () => rows.table<{ status: string }>('order');
const keep = (...ids: string[]) => ids.forEach((id) => orders().put(id, { status: 'created' }));

/** What a server finds that opens the files after a crash. */
function rowsAfterCrash(place: string): [string, unknown][] {
  cpSync(join(folder, 'first'), join(folder, place), { recursive: true });
  close();
  return (rows = open(place)).all().map(({ key, value }) => [key, value]);
}

function sqlite(...statements: string[]): void {
  const database = new DatabaseSync(fileIn('first'));
  for (const statement of statements) database.exec(statement);
  database.close();
}

it('the data file has every change after a crash, in the order of the first ones, and after another crash', () => {
  keep('b', 'a', 'gone');
  orders().put('b', { status: 'paid' });
  orders().delete('gone');
  const found = [
    ['b', { status: 'paid' }],
    ['a', { status: 'created' }],
  ];
  expect(rowsAfterCrash('second')).toEqual(found);
  keep('c');
  rmSync(join(folder, 'first'), { recursive: true });
  cpSync(join(folder, 'second'), join(folder, 'first'), { recursive: true });
  expect(rowsAfterCrash('third')).toEqual([...found, ['c', { status: 'created' }]]);
});

it('the data file stores all of a change or nothing', () => {
  const half = () =>
    rows.change(() => {
      keep('half');
      throw new Error('broken');
    });
  expect(half).toThrow('broken');
  rows.change(() => keep('a', 'b'));
  expect(rows.all()).toHaveLength(2);
  expect(rowsAfterCrash('second')).toHaveLength(2);
});

it('a change that cannot be stored is undone in memory', () => {
  keep('a');
  close();
  expect(() => orders().put('a', { status: 'paid' })).toThrow(StorageFailure);
  expect(() => keep('b')).toThrow(/could not be written/);
  expect(rows.all()).toEqual([{ kind: 'order', key: 'a', value: { status: 'created' } }]);
});

it('a change that is undone leaves every row in its place', () => {
  keep('a', 'b', 'c');
  const change = () =>
    rows.change(() => {
      orders().delete('a');
      orders().delete('b');
      orders().put('b', { status: 'paid' });
      expect(orders().keys()).toEqual(['b', 'c']);
      expect(orders().all()).toHaveLength(2);
      throw new Error('broken');
    });
  expect(change).toThrow('broken');
  expect(orders().keys()).toEqual(['a', 'b', 'c']);
  orders().delete('a');
  expect(rows.all().map(({ key }) => key)).toEqual(['b', 'c']);
});

it('the data file is one file with all data when it is closed', () => {
  keep('a');
  expect(existsSync(`${fileIn('first')}-wal`)).toBe(true);
  close();
  expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite']);
});

it('the data file can be opened by one server at a time', () => {
  expect(() => open('first')).toThrow(/in use by another mock API/);
});

it.each([
  ['the file', () => rmSync(fileIn('first'))],
  ['its folder', () => rmSync(join(folder, 'first'), { recursive: true })],
])('all data goes to a new file when %s was deleted, and a line says so once', (_, remove) => {
  keep('a');
  remove();
  keep('b', 'c');

  expect(lines).toEqual([expect.stringContaining('shop.sqlite was deleted while the mock API was running.')]);
  expect(rowsAfterCrash('second')).toEqual(['a', 'b', 'c'].map((id) => [id, { status: 'created' }]));
});

it('a file that took the place of the data file is set aside, and a line names it', () => {
  keep('a');
  const other = join(folder, 'other');
  writeFileSync(other, 'a backup');
  renameSync(other, fileIn('first'));
  keep('b');

  const [, aside = ''] = /was replaced .* was renamed to (.+); all data/.exec(lines.join('')) ?? [];
  expect(readFileSync(aside, 'utf8')).toBe('a backup');
  expect(lines.length).toBe(1);
  expect(rowsAfterCrash('second').map(([id]) => id)).toEqual(['a', 'b']);
});

it.each([':memory:', 'file:mem?mode=memory'])('the memory of SQLite is no data file: %s', (file) => {
  expect(() => openDataFile(file, { everything: () => new Map(), report: () => {} })).toThrow('--in-memory');
});

it('a data file and what is beside it are for their owner alone', () => {
  keep('order_1');
  const names = readdirSync(join(folder, 'first'));
  expect(names).toContain('shop.sqlite-wal');
  for (const name of names) expect(statSync(join(folder, 'first', name)).mode & 0o77).toBe(0);
});

it('all data goes to the new file that could not be written at first', () => {
  keep('a');
  rmSync(fileIn('first'));
  isMemoryReadable = false;
  expect(() => keep('b')).toThrow(StorageFailure);
  isMemoryReadable = true;
  keep('c');
  expect(rowsAfterCrash('second').map(([id]) => id)).toEqual(['a', 'c']);
});

it.each<[string, RegExp, () => void]>([
  ['a text', /damaged or not a data file/, () => writeFileSync(fileIn('first'), 'Somebody’s notes. '.repeat(100))],
  ['a file that was cut off', /damaged/, () => truncateSync(fileIn('first'), 6_000)],
  ['a file with a broken value', /damaged/, () => sqlite("UPDATE rows SET value = '{'")],
  ['a file of an earlier version', /by another version/, () => sqlite('PRAGMA user_version = 5')],
])('%s is set aside unchanged, with a line that names it', (_, reason, make) => {
  keep('a');
  close();
  make();
  const before = readFileSync(fileIn('first'));
  rows = open('first');

  const [, aside = ''] = /It was renamed to (.+), and the mock API starts/.exec(lines.join('')) ?? [];
  expect(lines).toEqual([expect.stringMatching(reason)]);
  expect(readFileSync(aside).equals(before)).toBe(true);
  expect(rows.all()).toEqual([]);
  keep('new');
});

it('another program’s database is rejected and not changed', () => {
  close();
  rmSync(fileIn('first'));
  sqlite('CREATE TABLE theirs (x)');
  const before = readFileSync(fileIn('first'));

  expect(() => open('first')).toThrow(/another program's database/);
  expect(readFileSync(fileIn('first')).equals(before)).toBe(true);
  expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite']);
});
