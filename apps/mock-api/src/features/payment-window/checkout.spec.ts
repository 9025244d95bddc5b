/** @jest-environment jsdom */
import { PROVIDER, error, frame, layer, openCheckout, say } from './checkout.fixture.ts';

describe('opening', () => {
  it('frames the window relative to the script, with the page’s origin in the URL', () => {
    openCheckout();
    expect(frame()?.src).toBe(`${PROVIDER}/__world/w1/mockpay/window#http%3A%2F%2Flocalhost`);
    expect(frame()?.title).toBe('Mockpay test payment window');
  });

  it('sends the payment to the provider’s origin only', () => {
    const { sent } = openCheckout();
    say({ type: 'loaded' });

    expect(sent).toEqual([{ message: expect.objectContaining({ type: 'open' }) as object, to: PROVIDER }]);
    expect(sent[0]?.message.payment).toMatchObject({
      amount: 50_000,
      order_id: 'order_1',
      theme: { mode: 'light' },
      timeout: 600,
    });
  });

  it('shows the frame when it is ready, and blocks scrolling until it closes', () => {
    openCheckout();
    expect(frame()?.style.visibility).toBe('hidden');
    say({ type: 'ready' });
    expect(frame()?.style.visibility).toBe('visible');
    expect(document.activeElement).toBe(frame());
    expect(document.documentElement.style.overflow).toBe('hidden');

    say({ type: 'dismissed' });
    expect(layer()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement?.id).toBe('pay');
  });
});

describe('the outcome', () => {
  it('paid: calls the handler, without a dismissal', () => {
    const { events } = openCheckout();
    say({ type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' } });

    expect(events).toEqual([
      ['paid', { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' }],
    ]);
    expect(layer()).toBeNull();
  });

  it('failed: fires the event immediately, and dismisses with the error on close', () => {
    const { events } = openCheckout();
    say({ type: 'failed', error });
    expect(events).toEqual([['failed', { error }]]);
    expect(layer()).not.toBeNull();

    say({ type: 'dismissed', reason: { error } });
    expect(events.slice(1)).toEqual([['dismissed', { error }]]);
    expect(layer()).toBeNull();
  });

  it.each([
    ['cancelled', undefined],
    ['timed out', 'timeout'],
  ])('%s: dismissed with the reason %s', (_, reason) => {
    const { events } = openCheckout();
    say({ type: 'dismissed', reason });
    expect(events).toEqual([['dismissed', reason]]);
  });

  it('is reported once: later messages are ignored', () => {
    const { events } = openCheckout();
    const from = frame()?.contentWindow ?? null;
    say({ type: 'dismissed', reason: 'timeout' });
    say({ type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' } }, { from });
    expect(events).toEqual([['dismissed', 'timeout']]);
  });
});
