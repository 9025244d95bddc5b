import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { asha, order } from './records.fixture.ts';
import type { Store } from '../world/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let store: Store;
/** The log on disk when the server was killed. */
let log: Buffer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flipped-'));
  store = openSqliteStore(join(folder, 'running'));
  await store.write(({ customers }) => customers.add(asha));
  for (const id of ['a', 'b', 'c']) await store.write(({ orders }) => orders.add(order(id)));
  for (const end of ['', '-wal']) cpSync(join(folder, `running${end}`), killed(end));
  log = readFileSync(killed('-wal'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const killed = (end = '') => join(folder, `killed${end}`);

function change(file: string, at: number, byte: (before: number) => number): void {
  const bytes = readFileSync(file);
  bytes[at] = byte(bytes[at] ?? 0);
  writeFileSync(file, bytes);
}

const flip = (file: string, at: number) => change(file, at, (before) => before ^ 0b100);
const open = () => openSqliteStore(killed());

async function idsFound(): Promise<string[]> {
  const after = open();
  const ids = after.read(({ orders }) => orders.all().map(({ id }) => id));
  await after.close();
  return ids;
}

it.each([
  ['its header', () => 18],
  ['a frame’s header', () => 32 + 9],
  ['an order in it', () => log.indexOf('receipt-a')],
])('rejects a log with a flipped bit in %s, because later orders would be lost', (_, at) => {
  flip(killed('-wal'), at());
  const before = readFileSync(killed('-wal'));
  expect(open).toThrow(/killed-wal is damaged/);
  expect(readFileSync(killed('-wal')).equals(before)).toBe(true);
});

it('ignores an incomplete last commit, and no other one', async () => {
  flip(killed('-wal'), log.length - 1);
  expect(await idsFound()).toEqual(['a', 'b']);
});

it('ignores old frames after the current log', async () => {
  await store.close();
  store = openSqliteStore(join(folder, 'running'));
  await store.write(({ orders }) => orders.add(order('d')));
  const [newest, file] = [readFileSync(join(folder, 'running-wal')), join(folder, 'running')];
  cpSync(file, killed());
  writeFileSync(killed('-wal'), Buffer.concat([newest, log.subarray(newest.length)]));
  expect(await idsFound()).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['an order’s receipt', 'receipt-b'],
  ['an order’s price', '"total":10200'],
  ['a customer’s name', 'Asha Verma'],
  ['a payment', 'pay_1'],
  ['a login', 'fingerprint'],
])('rejects a data file with a flipped bit in %s, and does not change it', async (_, text) => {
  await store.write(({ payments, sessions }) => {
    payments.add({ id: 'pay_1', orderId: 'b', purpose: 'order', receivedAt: 1 });
    sessions.add({ fingerprint: 'fingerprint', customer: 1, expiresAt: 7 });
  });
  await store.close();
  const file = join(folder, 'running');
  flip(file, readFileSync(file).indexOf(text) + text.length - 1);
  const before = readFileSync(file);
  expect(() => openSqliteStore(file)).toThrow(/running is damaged/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
