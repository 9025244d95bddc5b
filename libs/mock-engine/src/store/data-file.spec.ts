import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folder } from '../testing/processes.fixture.ts';
import { openDataFile } from './data-file.ts';
import { createRows, StorageFailure, type Rows } from './rows.ts';

let close: () => void;
let rows: Rows;
beforeEach(() => void (rows = open('first')));
afterEach(() => close());

const fileIn = (place: string) => join(folder, place, 'shop.sqlite');

/** The rows of one world in a file. */
function open(place: string): Rows {
  const { storage, worlds } = openDataFile(fileIn(place));
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

it('the data file stores all of a change or nothing, which leaves every row in its place', () => {
  keep('a', 'b', 'c');
  const change = () =>
    rows.change(() => {
      orders().delete('a');
      orders().delete('b');
      orders().put('b', { status: 'paid' });
      keep('half');
      expect(orders().keys()).toEqual(['b', 'c', 'half']);
      expect(orders().all()).toHaveLength(3);
      throw new Error('broken');
    });
  expect(change).toThrow('broken');
  expect(orders().keys()).toEqual(['a', 'b', 'c']);
  orders().delete('a');
  rows.change(() => keep('d', 'e'));
  expect(orders().keys()).toEqual(['b', 'c', 'd', 'e']);
  expect(rowsAfterCrash('second').map(([key]) => key)).toEqual(['b', 'c', 'd', 'e']);
});

it('a change that cannot be stored is undone in memory', () => {
  keep('a');
  close();
  expect(() => orders().put('a', { status: 'paid' })).toThrow(StorageFailure);
  expect(() => keep('b')).toThrow(/could not be written/);
  expect(rows.all()).toEqual([{ kind: 'order', key: 'a', value: { status: 'created' } }]);
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

it.each([':memory:', 'file:mem?mode=memory'])('the memory of SQLite is no data file: %s', (file) => {
  expect(() => openDataFile(file)).toThrow('--in-memory');
});

it('a data file and what is beside it are for their owner alone', () => {
  keep('order_1');
  const names = readdirSync(join(folder, 'first'));
  expect(names).toContain('shop.sqlite-wal');
  for (const name of names) expect(statSync(join(folder, 'first', name)).mode & 0o77).toBe(0);
});

it.each<[string, RegExp, () => void]>([
  ['a text', /not a database/, () => writeFileSync(fileIn('first'), 'Somebody’s notes. '.repeat(100))],
  ['a file that was cut off', /malformed/, () => truncateSync(fileIn('first'), 6_000)],
  ['a file with a broken value', /JSON/, () => sqlite("UPDATE rows SET value = '{'")],
  ['a file of an earlier version', /of another version/, () => sqlite('PRAGMA user_version = 5')],
  ['another program’s database', /another program's/, () => sqlite('ALTER TABLE rows RENAME TO theirs')],
])('%s is refused and not changed', (_, reason, make) => {
  keep('a');
  close();
  make();
  const before = readFileSync(fileIn('first'));
  expect(() => open('first')).toThrow(reason);
  expect(readFileSync(fileIn('first')).equals(before)).toBe(true);
  expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite']);
});
