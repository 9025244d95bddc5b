import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { asha, order } from '../records.fixture.ts';
import type { Store } from '../store.ts';
import { DataFileError } from './data-file-error.ts';
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
const journalAt = (place: string) => `${at(place)}-changes`;
const sell = (id: string) => store.write(({ orders }) => orders.add(order(id)));
const idsIn = (one: Store) => one.read(({ orders }) => orders.all().map(({ id }) => id));

/** What the disk held when the server was killed, in another place. */
function crash(place: string): void {
  cpSync(join(folder, 'first'), join(folder, place), { recursive: true });
}

async function idsAfterCrash(place: string): Promise<string[]> {
  const after = openSqliteStore(at(place));
  const ids = idsIn(after);
  await after.close();
  return ids;
}

it('has after a crash what it had answered, and again after the next one', async () => {
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

it('does nothing twice when it was killed between bringing changes to the data file and forgetting them', async () => {
  await sell('a');
  const journal = readFileSync(journalAt('first'));
  await store.close();
  cpSync(join(folder, 'first'), join(folder, 'second'), { recursive: true });
  writeFileSync(journalAt('second'), journal);

  expect(await idsAfterCrash('second')).toEqual(['a']);
});

it('takes nothing from the journal of another data file', async () => {
  await sell('theirs');
  crash('second');
  rmSync(at('second'));
  for (const part of ['-wal', '-shm']) rmSync(at('second') + part, { force: true });

  expect(await idsAfterCrash('second')).toEqual([]);
});

it('is refused in words when its journal is damaged, and stays as it is', async () => {
  for (const id of ['a', 'b', 'c']) await sell(id);
  crash('second');
  const bytes = readFileSync(journalAt('second'));
  const damaged = bytes.fill(0, bytes.indexOf('receipt-b'), bytes.indexOf('receipt-b') + 4);
  writeFileSync(journalAt('second'), damaged);

  expect(() => openSqliteStore(at('second'))).toThrow(DataFileError);
  expect(() => openSqliteStore(at('second'))).toThrow(/shop\.sqlite-changes .*is damaged/);
  expect(readFileSync(journalAt('second')).equals(damaged)).toBe(true);
});

it('brings everything to the data file when it is closed, and leaves no journal', async () => {
  await sell('a');
  expect(existsSync(journalAt('first'))).toBe(true);
  await store.close();
  expect(readdirSync(join(folder, 'first'))).toEqual(['shop.sqlite']);
});

it('goes on when the journal is full: the data file has it then', async () => {
  const name = 'x'.repeat(500_000);
  for (let round = 1; round <= 40; round++) await store.write(({ customers }) => customers.replace({ ...asha, name }));
  await sell('a');
  expect(readFileSync(journalAt('first')).length).toBeLessThan(10_000_000);
  crash('second');
  expect(await idsAfterCrash('second')).toEqual(['a']);
});

it('keeps the other changes of a moment when one breaks off', async () => {
  const broken = store.write(({ orders }) => {
    orders.add(order('half'));
    throw new Error('broken off');
  });
  const outcomes = await Promise.allSettled([sell('before'), broken, sell('after')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);

  crash('second');
  expect([idsIn(store), await idsAfterCrash('second')]).toEqual([
    ['before', 'after'],
    ['before', 'after'],
  ]);
});
