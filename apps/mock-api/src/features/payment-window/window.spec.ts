/** @jest-environment jsdom */
import {
  byId,
  click,
  error,
  receive,
  openWindow,
  pay,
  payBy,
  payment,
  question,
  reports,
  settle,
  messagesToShop,
} from './window.fixture.ts';

describe('the payment window', () => {
  it('shows the shop, the amount in rupees, the order and the remaining time', async () => {
    await openWindow();
    expect(byId('merchant').textContent).toBe('Vanaveda');
    expect(byId('amount').textContent).toBe('₹1,23,456.00');
    expect(byId('order').textContent).toBe('order_1');
    expect(byId('time-left').textContent).toBe('10:00');
    await jest.advanceTimersByTimeAsync(61_000);
    expect(byId('time-left').textContent).toBe('8:59');
    expect(messagesToShop()).toEqual([{ type: 'loaded' }, { type: 'ready' }]);
  });

  it('lists the test instruments; choosing one fills the field', async () => {
    await openWindow();
    const choices = Array.from(document.querySelectorAll<HTMLButtonElement>('.instruments button'));
    expect(choices.map(({ textContent }) => textContent?.trim())).toContain(
      'failure@mockpay Fails The bank cannot complete it.',
    );

    choices[1]?.click();
    expect((byId('vpa') as HTMLInputElement).value).toBe('failure@mockpay');
    expect(choices.filter((choice) => choice.getAttribute('aria-pressed') === 'true')).toEqual([choices[1]]);
  });

  it('changes the method by the arrow keys', async () => {
    await openWindow();
    for (const method of ['card', 'netbanking', 'upi']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      if (method === 'card') byId('tab-upi').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      expect(document.activeElement).toBe(byId(`tab-${method}`));
      expect(byId(`panel-${method}`).hidden).toBe(false);
    }
  });

  it('accepts messages only from the page that holds it', async () => {
    jest.isolateModules(() => jest.requireActual('./browser/window.js'));
    receive({ type: 'open', payment }, { origin: 'http://localhost:6666' });
    receive({ type: 'open', payment }, { source: window });
    expect(byId('stage').hidden).toBe(true);
  });
});

describe('Pay', () => {
  it('sends the order, the amount and the instrument, and reports the payment with its signature', async () => {
    pay.mockReturnValue({ status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' });
    await openWindow();
    await payBy('success@mockpay');

    expect(pay.mock.calls).toEqual([
      [{ order_id: 'order_1', amount: 12_345_600, method: 'upi', instrument: 'success@mockpay' }],
    ]);
    expect(byId('progress-title').textContent).toBe('Payment received');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([{ type: 'paid', payment: { payment_id: 'pay_1', signature: 'abc' } }]);
  });

  it('reports a failure immediately, and again with the dismissal', async () => {
    pay.mockReturnValue({ status: 'failed', error });
    await openWindow();
    await payBy('failure@mockpay');
    expect(reports()).toEqual([{ type: 'failed', error }]);

    click('leave');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([
      { type: 'failed', error },
      { type: 'dismissed', reason: { error } },
    ]);
  });

  it('waits for an instrument that never responds until the timeout', async () => {
    pay.mockReturnValue({ status: 'pending', payment_id: 'pay_1', detail: 'Waits.' });
    await openWindow({ timeout: 5 });
    await payBy('timeout@mockpay');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(reports()).toEqual([]);

    await jest.advanceTimersByTimeAsync(1_250);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('shows what it waits for, with a way to cancel', async () => {
    pay.mockReturnValue({
      status: 'pending',
      payment_id: 'pay_1',
      detail: 'Leave, and it still arrives.',
    });
    await openWindow();
    await payBy('late@mockpay');
    expect(byId('progress-title').textContent).toBe('Waiting for your UPI app');
    expect(byId('progress-detail').textContent).toBe('Leave, and it still arrives.');

    expect(byId('leave').textContent).toBe('Cancel payment');
    click('leave');
    expect(question().open).toBe(true);
    click('leave-unpaid');
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('shows the provider’s error at the field', async () => {
    pay.mockReturnValue({ status: 'refused', detail: 'Not a test UPI ID.' });
    await openWindow();
    await payBy('somebody@bank');

    expect(byId('vpa-error').textContent).toBe('Not a test UPI ID.');
    expect(byId('vpa').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(byId('vpa'));
    expect(reports()).toEqual([]);
  });

  it('sends nothing before the card is complete', async () => {
    await openWindow();
    click('tab-card');
    click('pay');
    await settle();

    expect(pay).not.toHaveBeenCalled();
    expect(byId('number-error').textContent).toBe('Enter the 12 to 19 digits of the card number.');
    expect(document.activeElement).toBe(byId('number'));
  });

  it.each([
    ['card', '4111111111111111'],
    ['netbanking', 'Honest Bank'],
  ])('by %s sends the chosen test instrument alone', async (method, instrument) => {
    pay.mockReturnValue({ status: 'failed', error });
    await openWindow();
    click(`tab-${method}`);
    document.querySelector<HTMLButtonElement>(`#${method}-instruments button`)?.click();
    click('pay');
    await settle();
    expect(pay.mock.calls).toEqual([[{ order_id: 'order_1', amount: 12_345_600, method, instrument }]]);
  });

  it('keeps the form when the provider cannot be reached', async () => {
    pay.mockImplementation(() => {
      throw new Error('no network');
    });
    await openWindow();
    await payBy('success@mockpay');
    expect(byId('alert').textContent).toContain('could not be reached');
    expect(reports()).toEqual([]);
  });
});
