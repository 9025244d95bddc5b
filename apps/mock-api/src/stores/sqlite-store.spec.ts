import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { asha, order } from './records.fixture.ts';
import type { Store } from '../world/store.ts';
import { DataFileError } from '@shop/mock-engine/ports/data-file-error';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  store = openSqliteStore(at('first'));
  await store.write(({ customers }) => customers.add(asha));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const at = (place: string) => join(folder, place, 'shop.sqlite');
const sell = (id: string) => store.write(({ orders }) => orders.add(order(id)));
const idsIn = (one: Store) => one.read(({ orders }) => orders.all().map(({ id }) => id));

/** Copies the files as a crash would leave them. */
function crash(place: string): void {
  cpSync(join(folder, 'first'), join(folder, place), { recursive: true });
}

async function idsAfterCrash(place: string): Promise<string[]> {
  const after = openSqliteStore(at(place));
  const ids = idsIn(after);
  await after.close();
  return ids;
}

it('keeps confirmed changes after a crash, and after another one', async () => {
  await sell('a');
  await store.write(({ orders }) => orders.setStatus('a', 'paid'));
  await sell('b');
  crash('second');

  const after = openSqliteStore(at('second'));
  expect(after.read(({ customers, orders }) => [customers.withNumber(1), orders.withId('a')?.status])).toEqual([
    asha,
    'paid',
  ]);
  await after.write(({ orders }) => orders.add(order('c')));
  cpSync(join(folder, 'second'), join(folder, 'third'), { recursive: true });
  await after.close();
  expect(await idsAfterCrash('third')).toEqual(['a', 'b', 'c']);
});

it('loses uncommitted changes in a crash', async () => {
  await sell('a');
  const open = sell('b');
  crash('second');
  expect([idsIn(store), await idsAfterCrash('second')]).toEqual([['a', 'b'], ['a']]);
  await open;
});

it('has all data in one file when it is closed', async () => {
  await sell('a');
  expect(existsSync(`${at('first')}-wal`)).toBe(true);
  await store.close();
  expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite']);
});

it('keeps pending changes when it is closed', async () => {
  const pending = sell('a');
  await store.close();
  await pending;
  store = openSqliteStore(at('first'));
  expect(idsIn(store)).toEqual(['a']);
});

it('can be opened by one server at a time', () => {
  expect(() => openSqliteStore(at('first'))).toThrow(/in use by another mock API/);
});

/** Converts the closed data file to an earlier version, which had no checksums. */
function makeEarlier(version: number, ...statements: string[]): void {
  const database = new DatabaseSync(at('first'), { enableForeignKeyConstraints: false });
  for (const table of ['customers', 'sessions', 'orders', 'payments']) {
    // Omits the seal, because generated columns are hidden.
    const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => String(name)).join();
    database.exec(
      `CREATE TABLE earlier AS SELECT ${names} FROM ${table}; DROP TABLE ${table}; ALTER TABLE earlier RENAME TO ${table}`,
    );
  }
  database.exec(`${statements.join(';')}; PRAGMA user_version = ${version}`);
  database.close();
}

it('migrates a data file without checksums, and finds customers by any spelling of their e-mail address', async () => {
  const [composed, decomposed] = ['ren\u00e9e@shop.example', 'rene\u0301e@shop.example'];
  await store.write(({ customers }) => customers.add({ ...asha, number: 2, email: decomposed }));
  await sell('a');
  await store.close();
  makeEarlier(3, 'UPDATE customers SET email_key = lower(email)');

  store = openSqliteStore(at('first'));
  await sell('b');
  expect(store.read(({ customers }) => customers.withEmail(composed)?.number)).toBe(2);
  expect(idsIn(store)).toEqual(['a', 'b']);
  await expect(store.write(({ customers }) => customers.add({ ...asha, number: 3 }))).rejects.toThrow(/UNIQUE/);
});

describe('a data file of the version with a separate file for its latest orders', () => {
  const changes = () => `${at('first')}-changes`;
  beforeEach(async () => {
    await sell('a');
    await store.close();
    makeEarlier(2, "CREATE TABLE journal (era TEXT NOT NULL); INSERT INTO journal VALUES ('0')");
  });

  it('is migrated when that version was stopped', async () => {
    store = openSqliteStore(at('first'));
    await sell('b');
    await store.close();
    expect(await idsAfterCrash('first')).toEqual(['a', 'b']);
  });

  it('is rejected with instructions and not changed when that version was killed', () => {
    writeFileSync(changes(), '0 [["orders","add",{}]]\n');
    const before = readFileSync(at('first'));

    expect(() => openSqliteStore(at('first'))).toThrow(DataFileError);
    expect(() => openSqliteStore(at('first'))).toThrow(/-changes has orders .* delete both/);
    expect(readFileSync(at('first')).equals(before)).toBe(true);
    expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite', 'shop.sqlite-changes']);
  });
});
