import { fromRupees } from '@shop/domain/money/paise';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { pendingPayments } from './pending-payments.ts';

const report = { status: 'succeeded', order_id: 'order_1', payment_id: 'pay_1', payment_signature: 'ab12' } as const;

describe('a pending payment', () => {
  it('is kept as orderId and price in rupees from the order on, with the window’s report beside them', () => {
    const storage = memoryStorage();
    const pending = pendingPayments(storage);
    pending.opened('order_1', fromRupees(1500.5));

    expect(storage.read('orderId')).toBe('order_1');
    expect(storage.read('price')).toBe('1500.5');
    expect(pending.read()).toEqual({ orderId: 'order_1', total: fromRupees(1500.5), report: null });

    pending.reported(report);
    expect(pending.read()).toEqual({ orderId: 'order_1', total: fromRupees(1500.5), report });
  });

  it('leaves nothing behind once settled', () => {
    const storage = memoryStorage({ cart: [] });
    const pending = pendingPayments(storage);
    pending.opened('order_1', fromRupees(100));
    pending.reported(report);
    pending.settled();

    expect(pending.read()).toBeNull();
    expect([...storage.values.keys()]).toEqual(['cart']);
  });

  it('does not mix up a new order with an older report', () => {
    const pending = pendingPayments(memoryStorage({ pendingPayment: report }));
    pending.opened('order_2', fromRupees(100));

    expect(pending.read()).toMatchObject({ orderId: 'order_2', report: null });
  });

  it.each([
    '{"status":',
    '[]',
    { ...report, status: 'paid' },
    { ...report, order_id: '' },
    { ...report, payment_id: 7 },
    { status: 'succeeded' },
  ])('takes %j for no report', (damaged) => {
    const pending = pendingPayments(memoryStorage({ orderId: 'order_1', price: '100', pendingPayment: damaged }));

    expect(pending.read()).toEqual({ orderId: 'order_1', total: fromRupees(100), report: null });
  });

  it.each(['', 'NaN', '-1', '1e9', '1.005', 'a lot'])('takes %j for no price', (price) => {
    expect(pendingPayments(memoryStorage({ orderId: 'order_1', price })).read()?.total).toBeNull();
  });
});
