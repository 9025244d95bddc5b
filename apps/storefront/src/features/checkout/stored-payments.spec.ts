// spec-map: 3.3.6
import { fromRupees } from '@shop/domain/money/paise';
import { makeStore } from '../../app/store.ts';
import type { PendingPayment } from '../../shared/app-store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { paymentSettled, paymentsOf, paymentStored, readPayments, selectPayments } from './payment.slice.ts';

const report = { status: 'succeeded', order_id: 'order_1', payment_id: 'pay_1', payment_signature: 'ab12' } as const;
const lines = [{ product: 1, quantity: 2, type: 'product' as const }];
const asha: PendingPayment = {
  owner: 'asha@x.example',
  orderId: 'order_1',
  total: fromRupees(1500.5),
  lines,
  report,
  isRefused: false,
};
const ravi: PendingPayment = { ...asha, owner: 'ravi@x.example', orderId: 'order_2', report: null };
const asStored = { owner: asha.owner, orderId: 'order_1', price: '1500.5', lines, report };

const open = (stored: Parameters<typeof memoryStorage>[0] = {}) => {
  const storage = memoryStorage(stored);
  const store = makeStore({ storage });
  return { storage, store, dispatch: store.dispatch, now: () => readPayments(storage) };
};

describe('a pending payment', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  it('is kept whole, with orderId and price in rupees beside it', () => {
    const { storage, store, dispatch, now } = open();
    dispatch(paymentStored(asha));

    expect(storage.read('orderId')).toBe('order_1');
    expect(storage.read('price')).toBe('1500.5');
    expect(now()).toEqual([asha]);
    expect(selectPayments(store.getState())).toEqual([asha]);
  });

  it('leaves nothing behind once settled, and was not paid elsewhere', () => {
    const { storage, store, dispatch } = open({ cart: [] });
    dispatch(paymentStored(asha));
    dispatch(paymentSettled('order_1'));

    expect([...storage.values.keys()]).toEqual(['cart']);
    expect(store.getState().payment).toMatchObject({ payments: [], paidElsewhere: null });
  });

  it('is kept for the tab where the browser’s storage is full', () => {
    const { storage, dispatch, now } = open();
    const { values } = storage;
    storage.write = (key, value, lifetime) => lifetime === 'tab' && values.set(key, { value, lifetime }).has(key);
    dispatch(paymentStored(asha));

    expect(now()).toEqual([asha]);
    expect(storage.lifetimeOf('pendingPayment')).toBe('tab');
  });

  it('stays beside that of another account, which is settled separately', () => {
    const { dispatch, now } = open();
    dispatch(paymentStored(asha));
    dispatch(paymentStored(ravi));

    expect(now()).toEqual([asha, ravi]);
    dispatch(paymentSettled('order_2'));
    expect(now()).toEqual([asha]);
  });

  it('makes room for the next order of its owner when it was not paid, and comes first when it was', () => {
    const { dispatch, now } = open();
    dispatch(paymentStored({ ...asha, report: null }));
    dispatch(paymentStored({ ...asha, orderId: 'order_3', report: { ...report, order_id: 'order_3' } }));
    dispatch(paymentStored({ ...asha, orderId: 'order_4', report: null }));

    expect(now().map(({ orderId }) => orderId)).toEqual(['order_3', 'order_4']);
    expect(paymentsOf('asha@x.example', now())[0]?.orderId).toBe('order_3');
  });

  it('without an owner makes room for the next order', () => {
    const { dispatch, now } = open({ orderId: 'order_1', price: '100' });
    dispatch(paymentStored(ravi));
    expect(now()).toEqual([ravi]);
  });

  it.each(['{"status":', '{}', [], [{ owner: 'asha@x.example' }], [null, 7, { orderId: '' }]])(
    'is none in %j: the order alone counts',
    (pendingPayment) => {
      const { now } = open({ orderId: 'order_9', price: '100', pendingPayment });

      expect(now()).toEqual([
        { owner: null, orderId: 'order_9', total: fromRupees(100), lines: null, report: null, isRefused: false },
      ]);
    },
  );

  it.each([
    { status: 'paid' },
    { order_id: '' },
    { order_id: 'order_8' },
    { payment_id: 7 },
    { payment_signature: undefined },
  ])('has no report where that has %j', (damage) => {
    const { now } = open({ pendingPayment: [{ ...asStored, report: { ...report, ...damage } }] });

    expect(now()).toEqual([{ ...asha, report: null }]);
  });

  it.each(['', 'NaN', '-1', '1e9', '1.005', 'a lot', 100, null])('has no total where its price is %j', (price) => {
    expect(open({ pendingPayment: [{ ...asStored, price }] }).now()).toEqual([{ ...asha, total: null }]);
  });

  it.each([[null], [[]], [[{ product: 1, quantity: 0, type: 'product' }]], ['all']])(
    'has unknown lines where they are %j',
    (damaged) => {
      expect(open({ pendingPayment: [{ ...asStored, lines: damaged }] }).now()).toEqual([{ ...asha, lines: null }]);
    },
  );
});
