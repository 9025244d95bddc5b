import { createRows } from '@shop/mock-engine/store/rows';
import type { CustomerRecord, OrderRecord } from './records.ts';
import { shopStore, type Store } from './store.ts';

/** With capitals in the e-mail address. */
const asha = { number: 1, name: 'Asha Verma', email: 'Asha@Vanaveda.example' } as CustomerRecord;
const order = (id: string, createdAt: number) => ({ id, customer: 1, createdAt }) as OrderRecord;

let store: Store;
beforeEach(() => (store = shopStore(createRows())));

it.each([
  ['another case', asha.email, asha.email.toUpperCase()],
  ['decomposed accents', 'Ren\u00e9e@shop.example', 'RENE\u0301E@shop.example'],
])('has one customer for an e-mail address, also in %s', (_, email, same) => {
  store.customers.add({ ...asha, email });

  expect(store.customers.withEmail(same)?.number).toBe(asha.number);
  expect(() => store.customers.add({ ...asha, number: 2, email: same })).toThrow('already exists');
  expect(store.customers.withNumber(2)).toBeUndefined();
});

it('lists orders newest first, and by insertion at the same time', () => {
  const times = { b: 2000, c: 3000, a: 1000, d: 3000 };
  for (const [id, at] of Object.entries(times)) store.orders.add(order(id, at));

  expect(store.orders.ofCustomer(1).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  expect(store.orders.ofCustomer(2)).toEqual([]);
});

it('records a payment id once', () => {
  const payment = { id: 'pay_1', orderId: 'a', purpose: 'order', receivedAt: 5 } as const;
  store.payments.add(payment);

  expect(() => store.payments.add(payment)).toThrow('already exists');
  expect(store.payments.withId('pay_1')).toEqual(payment);
});

it('removes only expired sessions', () => {
  store.sessions.add({ fingerprint: 'old', customer: 1, expiresAt: 100 });
  store.sessions.add({ fingerprint: 'new', customer: 1, expiresAt: 101 });
  store.sessions.removeExpired(100);

  expect(store.sessions.withFingerprint('old')).toBeUndefined();
  expect(store.sessions.withFingerprint('new')?.customer).toBe(1);
});
