import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { asha, order } from '../records.fixture.ts';
import type { Store } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  store = openSqliteStore(join(folder, 'shop.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const nameOf = (number: number) => store.read(({ customers }) => customers.withNumber(number)?.name);
const customerOf = (fingerprint: string) =>
  store.read(({ sessions }) => sessions.withFingerprint(fingerprint)?.customer);

it('a customer who was looked up is seen anew after a change', async () => {
  await store.write(({ customers }) => customers.add(asha));
  expect([nameOf(1), nameOf(1)]).toEqual(['Asha Verma', 'Asha Verma']);

  await store.write(({ customers }) => customers.replace({ ...asha, name: 'Asha Rao' }));
  expect(nameOf(1)).toBe('Asha Rao');
});

it('a login that was looked up is gone once it is removed', async () => {
  await store.write(({ customers, sessions }) => {
    customers.add(asha);
    sessions.add({ fingerprint: 'f', customer: 1, expiresAt: 100 });
  });
  expect(customerOf('f')).toBe(1);

  await store.write(({ sessions }) => sessions.removeExpired(100));
  expect(customerOf('f')).toBeUndefined();
});

it('nothing is remembered of a change that is taken back', async () => {
  const broken = store.write(({ customers, sessions }) => {
    customers.add(asha);
    sessions.add({ fingerprint: 'f', customer: 1, expiresAt: 100 });
    expect([customers.withNumber(1)?.name, sessions.withFingerprint('f')?.customer]).toEqual(['Asha Verma', 1]);
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');

  expect([nameOf(1), customerOf('f')]).toEqual([undefined, undefined]);
});

it('a payment that was looked for in vain is there once it is made', async () => {
  const payment = { id: 'pay_late', orderId: 'order_1', purpose: 'order', receivedAt: 1 } as const;
  const seen = () => store.read(({ payments }) => payments.withId('pay_late'));
  await store.write(({ customers, orders }) => {
    customers.add(asha);
    orders.add(order('order_1'));
  });
  expect(seen()).toBeUndefined();

  await store.write(({ payments }) => payments.add(payment));
  // Has everything that waits written first.
  expect(store.read(({ payments }) => payments.all())).toEqual([payment]);
  expect(seen()).toEqual(payment);
});
