// spec-map: 3.3.6, 4.6.3, 8.1.17, 8.1.21
import { screen, waitFor } from '@testing-library/react';
import { customerServer } from '../../testing/accounts.ts';
import { payIsReady, startPaying, stored, storedWhenPaid, storedWhenUnpaid, success } from '../../testing/checkout.tsx';
import { paidReport, placeOrder, post, storedPayment, visit } from '../../testing/pending-payment.tsx';
import { collectToasts } from '../../testing/toasts.ts';

const server = customerServer();
let orderId: string;
beforeEach(async () => {
  orderId = await placeOrder(server);
});

const reportPayment = (report: object) => post(server, 'payments/mockpay/order/validate', report);
const cancelled = () => ({ status: 'Cancelled', order_id: orderId, payment_id: '', payment_signature: '' });
const kept = (report: object | null) => storedPayment(orderId, report);
const keptPaid = async () => kept(await paidReport(server, orderId));
/** As it was before the reload. */
const untouched = () => ({
  ...storedWhenUnpaid,
  pending: [orderId, '1196', JSON.stringify(kept(null).pendingPayment)],
});

const reload = (browser: object) => {
  const shop = visit(server.token, browser);
  return { ...shop, toasts: collectToasts() };
};
const calls = () => server.calls.map(({ operationId }) => operationId).filter((id) => id !== 'getUser');

describe('after a reload', () => {
  it('a payment that was reported but not validated ends paid', async () => {
    const shop = reload({ ...(await keptPaid()), price: '1' });

    expect(await success()).toBeVisible();
    // The server's, whatever is stored.
    expect(await screen.findByText('₹1,196')).toBeVisible();
    expect(stored(shop)).toEqual(storedWhenPaid);
    await waitFor(() => expect(calls()).toEqual(['validatePayment', 'listOrders']));
  });

  it('a cancelled payment is reported, and shown by a warning, the banner and the server’s words', async () => {
    const shop = reload(kept(cancelled()));

    expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
    await waitFor(() =>
      expect(shop.toasts).toMatchObject([{ title: 'Payment Canceled By User', description: 'This order was closed.' }]),
    );
    expect(stored(shop)).toEqual(storedWhenUnpaid);
  });

  it('without a report, the orders are asked: an open one is left alone, and nothing is cancelled', async () => {
    const shop = reload(kept(null));

    await waitFor(() => expect(calls()).toEqual(['listOrders']));
    await waitFor(() => expect(stored(shop)).toEqual(untouched()));
    expect(shop.toasts).toEqual([]);
  });

  it('without a report, an order that was paid meanwhile is found by Pay, and no other is placed', async () => {
    const { user } = visit(server.token, kept(null), 'checkout');
    await waitFor(() => expect(calls()).toContain('listOrders'));
    await payIsReady();
    await reportPayment(await paidReport(server, orderId));
    await startPaying({ user });

    expect(await success()).toBeVisible();
    expect(await screen.findByText('₹1,196')).toBeVisible();
    expect(calls()).not.toContain('createOrder');
  });

  it('without a report, an order that the server has closed is shown as cancelled and forgotten', async () => {
    await reportPayment(cancelled());
    const shop = reload(kept(null));

    await waitFor(() => expect(shop.toasts).toMatchObject([{ title: 'Payment Canceled By User' }]));
    expect(stored(shop)).toEqual(storedWhenUnpaid);
  });

  it('an order that is missing in the list, where a broken one is left out, is kept and asked for again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    await reportPayment(await paidReport(server, orderId));
    const other = { id: 'order_2', created_at: '2026-01-01', amount: 1, payment_status: 'paid', order_id_token: 't' };
    server.fail('listOrders', { status: 200, body: [other, { ...other, id: orderId, amount: null }] }, 1);
    const shop = reload(kept(null));

    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('listOrders'), ['1.amount']));
    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(stored(shop)).toEqual(untouched());

    reload(kept(null));
    expect(await success()).toBeVisible();
  });

  it('an order without an owner is a success once the orders say that it is this account’s, and paid', async () => {
    await reportPayment(await paidReport(server, orderId));
    const shop = reload({ orderId, price: '1196' });

    expect(await success()).toBeVisible();
    expect(await screen.findByText('₹1,196')).toBeVisible();
    // The paid lines are unknown: the whole cart is cleared, as specified.
    expect(stored(shop)).toEqual(storedWhenPaid);
  });

  it('a paid report that does not count is shown with its order and kept, until the order is known to be paid', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const refusal = { status: 200, body: { response: false, message: 'This payment could not be verified.' } };
    server.fail('validatePayment', refusal);
    const paid = await keptPaid();
    const shop = reload(paid);

    expect(await screen.findByText(/please do not pay again/)).toHaveTextContent(orderId);
    await shop.user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(/please do not pay again/)).not.toBeInTheDocument());
    const pendingPayment = shop.storage.read('pendingPayment');
    expect(pendingPayment).toContain('"payment_id":"pay_1"');
    shop.unmount();

    const again = reload({ pendingPayment });
    expect(await screen.findByText(/please do not pay again/)).toBeVisible();
    await waitFor(() => expect(calls().at(-1)).toBe('listOrders'));
    await waitFor(() => expect(again.store.getState().payment.step).toBeNull());
    expect(again.toasts).toEqual([]);
    again.unmount();

    server.recover('validatePayment');
    await reportPayment(paid.pendingPayment[0]?.report ?? {});
    server.fail('validatePayment', refusal);
    const later = reload({ pendingPayment });
    expect(await success()).toBeVisible();
    expect(stored(later)).toEqual(storedWhenPaid);
  });

  it('nothing is asked of a visitor, or where nothing is pending', async () => {
    const shop = reload({ ...kept(null), token: null, user: null });
    const other = reload({});

    await waitFor(() =>
      expect(shop.store.getState().session.isRead && other.store.getState().session.isRead).toBe(true),
    );
    expect(calls()).toEqual([]);
  });
});
