// spec-map: 3.3.6
import { fromRupees } from '@shop/domain/money/paise';
import { makeStore } from '../../app/store.ts';
import { readStored, storageChanged } from '../../shared/storage/shop-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { paymentStored, selectUnconfirmedPayment, type PendingPayment } from './payment.slice.ts';

const report = { status: 'succeeded', order_id: 'order_1', payment_id: 'pay_1', payment_signature: 'ab12' } as const;
const lines = [{ product: 1, quantity: 2, type: 'product' as const }];
const asha: PendingPayment = { owner: 'asha@x.example', orderId: 'order_1', lines, report, isRefused: false };
const ravi: PendingPayment = { ...asha, owner: 'ravi@x.example', orderId: 'order_2', report: null };
const total = fromRupees(1500);

const open = (stored: Parameters<typeof memoryStorage>[0] = {}) => {
  const storage = memoryStorage(stored);
  const store = makeStore({ storage });
  store.dispatch(storageChanged());
  const pay = (payment: PendingPayment) => void store.dispatch(paymentStored({ payment, total }));
  return { storage, store, pay, now: () => readStored(storage).values.pendingPayment };
};

describe('a pending payment', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

  it('makes room for the next order of its owner when it was not paid', () => {
    const { pay, now } = open();
    pay({ ...asha, report: null });
    pay({ ...asha, orderId: 'order_3', report: { ...report, order_id: 'order_3' } });
    pay({ ...asha, orderId: 'order_4', report: null });

    expect(now()?.map(({ orderId }) => orderId)).toEqual(['order_3', 'order_4']);
  });

  it('that was made stands when the site’s data is cleared, also for a visitor, and is stored no more', () => {
    const { storage, store, pay } = open({ token: 'a token' });
    pay(asha);
    storage.values.clear();
    store.dispatch(storageChanged());

    expect(selectUnconfirmedPayment(store.getState())).toMatchObject({ orderId: 'order_1', report, isGone: true });
    expect([...storage.values.keys()]).toEqual([]);
  });

  it.each(['{"status":', '{}', [], [{ owner: 'asha@x.example' }], [null, 7, { orderId: '' }]])(
    'is none in %j: the order alone counts, and makes room for the next one',
    (pendingPayment) => {
      const { store, pay, now } = open({ token: 'a token', orderId: 'order_9', price: '100', pendingPayment });

      expect(store.getState().payment).toMatchObject({
        payments: [{ owner: null, orderId: 'order_9', lines: null, report: null, isRefused: false }],
        order: { orderId: 'order_9', price: '100' },
      });
      pay(ravi);
      expect(now()).toEqual([ravi]);
    },
  );

  it.each([{ status: 'paid' }, { order_id: 'order_8' }, { payment_id: 7 }, { payment_signature: undefined }])(
    'has no report where that has %j',
    (damage) => {
      const { now } = open({ pendingPayment: [{ ...asha, report: { ...report, ...damage } }] });
      expect(now()).toEqual([{ ...asha, report: null }]);
    },
  );

  it('has unknown lines where one is damaged', () => {
    const lines = [{ product: 1, quantity: 0, type: 'product' }];
    expect(open({ pendingPayment: [{ ...asha, lines }] }).now()).toEqual([{ ...asha, lines: null }]);
  });
});
