import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMemoryStore } from './memory-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { asha, order } from './records.fixture.ts';
import type { Records, Store } from '../world/store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe.each<[string, () => Store]>([
  ['in memory', () => createMemoryStore()],
  ['in a file', () => openSqliteStore(join(folder, 'nested', 'shop.sqlite'))],
])('the store %s', (_place, open) => {
  let store: Store;
  beforeEach(() => (store = open()));
  afterEach(() => store.close());

  /** Asha, with orders of these ids. */
  const addAsha = (...ids: string[]) =>
    store.write(({ customers, orders }) => {
      customers.add(asha);
      for (const id of ids) orders.add(order(id));
    });

  it('finds a customer by number and by e-mail in any case', async () => {
    await addAsha();

    store.read(({ customers }) => {
      expect(customers.withNumber(1)).toEqual(asha);
      expect(customers.withEmail('ASHA@vanaveda.EXAMPLE')).toEqual(asha);
      expect(customers.lastNumber()).toBe(1);
    });
  });

  it('rejects a second customer with the same e-mail in another case', async () => {
    await addAsha();
    const shouted = { ...asha, number: 2, email: asha.email.toUpperCase() };

    await expect(store.write(({ customers }) => customers.add(shouted))).rejects.toThrow();
    expect(store.read(({ customers }) => customers.withNumber(2))).toBeUndefined();
  });

  it('treats composed and decomposed accents in an e-mail as equal', async () => {
    const [composed, decomposed] = ['Ren\u00e9e@shop.example', 'RENE\u0301E@shop.example'];
    await store.write(({ customers }) => customers.add({ ...asha, email: decomposed }));

    expect(store.read(({ customers }) => customers.withEmail(composed)?.email)).toBe(decomposed);
    const same = { ...asha, number: 2, email: composed };
    await expect(store.write(({ customers }) => customers.add(same))).rejects.toThrow();
  });

  it('stores unusual characters', async () => {
    const odd = { ...asha, name: 'आशा \u0000 " \' 🌿' };
    await store.write(({ customers }) => customers.add(odd));

    expect(store.read(({ customers }) => customers.withNumber(1)?.name)).toBe(odd.name);
  });

  it('lists orders newest first, and by insertion at the same time', async () => {
    const times = { b: 2000, c: 3000, a: 1000, d: 3000 };
    await addAsha();
    await store.write(({ orders }) => Object.entries(times).forEach(([id, at]) => orders.add(order(id, at))));

    expect(store.read(({ orders }) => orders.ofCustomer(1).map(({ id }) => id))).toEqual(['d', 'c', 'b', 'a']);
    expect(store.read(({ orders }) => orders.ofCustomer(2))).toEqual([]);
  });

  it('changes only the status of an order', async () => {
    await addAsha('a');
    await store.write(({ orders }) => orders.setStatus('a', 'paid'));

    const paid = { ...order('a'), status: 'paid' };
    expect(store.read(({ orders }) => orders.withId('a'))).toEqual(paid);
    expect(store.read(({ orders }) => orders.withReceiptToken('receipt-a'))).toEqual(paid);
  });

  it('records a payment id once', async () => {
    const payment = { id: 'pay_1', orderId: 'a', purpose: 'order', receivedAt: 5 } as const;
    await addAsha('a');
    await store.write(({ payments }) => payments.add(payment));

    await expect(store.write(({ payments }) => payments.add(payment))).rejects.toThrow();
    expect(store.read(({ payments }) => payments.withId('pay_1'))).toEqual(payment);
    expect(store.read(({ payments }) => payments.ofOrder('a'))).toEqual([payment]);
  });

  it('lists only the payments of an order, oldest first', async () => {
    const payment = (id: string, orderId: string, receivedAt: number) =>
      ({ id, orderId, purpose: 'to-refund', receivedAt }) as const;
    await addAsha('a', 'b');
    await store.write(({ payments }) => {
      payments.add(payment('pay_1', 'a', 5));
      payments.add(payment('pay_2', 'b', 6));
      payments.add(payment('pay_3', 'a', 7));
    });

    const of = (id: string) => store.read(({ payments }) => payments.ofOrder(id)).map(({ id }) => id);
    expect([of('a'), of('b'), of('c')]).toEqual([['pay_1', 'pay_3'], ['pay_2'], []]);
  });

  it('removes only expired sessions', async () => {
    await addAsha();
    await store.write(({ sessions }) => {
      sessions.add({ fingerprint: 'old', customer: 1, expiresAt: 100 });
      sessions.add({ fingerprint: 'new', customer: 1, expiresAt: 101 });
      sessions.removeExpired(100);
    });

    expect(store.read(({ sessions }) => sessions.withFingerprint('old'))).toBeUndefined();
    expect(store.read(({ sessions }) => sessions.withFingerprint('new')?.customer)).toBe(1);
  });

  it('undoes a change that throws, and keeps a concurrent one', async () => {
    const whole = addAsha('kept');
    const broken = store.write((records: Records) => {
      records.orders.add(order('half', 2));
      records.orders.setStatus('kept', 'paid');
      records.sessions.add({ fingerprint: 'f', customer: 1, expiresAt: 9 });
      records.payments.add({ id: 'pay_1', orderId: 'half', purpose: 'order', receivedAt: 3 });
      throw new Error('broken');
    });

    await expect(broken).rejects.toThrow('broken');
    await whole;
    store.read(({ customers, orders, sessions, payments }) => {
      expect(customers.withNumber(1)).toEqual(asha);
      expect(payments.ofOrder('half')).toEqual([]);
      expect(orders.ofCustomer(1).map(({ id, status }) => [id, status])).toEqual([['kept', 'created']]);
      expect(orders.withReceiptToken('receipt-half')).toBeUndefined();
      expect(sessions.withFingerprint('f')).toBeUndefined();
    });
  });

  it('lets only one of many concurrent changes pass a check', async () => {
    const register = (number: number) =>
      store.write(({ customers }) => {
        if (customers.withEmail(asha.email)) return 'taken';
        customers.add({ ...asha, number });
        return 'registered';
      });

    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => register(index + 1)));
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
  });
});
