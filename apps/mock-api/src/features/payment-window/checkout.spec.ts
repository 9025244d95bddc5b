/** @jest-environment jsdom */
import { PROVIDER, error, frame, layer, openCheckout, say } from './checkout.fixture.ts';

describe('opening', () => {
  it('frames the window beside the script, so that a world’s prefix stays, and names the page’s origin to it', () => {
    openCheckout();
    expect(frame()?.src).toBe(`${PROVIDER}/__world/w1/mockpay/window#http%3A%2F%2Flocalhost`);
    expect(frame()?.title).toBe('Mockpay test payment window');
  });

  it('describes the payment to the provider’s origin only', () => {
    const { sent } = openCheckout();
    say({ type: 'loaded' });

    expect(sent).toEqual([{ message: expect.objectContaining({ type: 'open' }) as object, to: PROVIDER }]);
    expect(sent[0]?.message.payment).toMatchObject({
      amount: 50_000,
      order_id: 'order_1',
      canRetry: false,
      confirmClose: true,
      canEscape: true,
      backdropCloses: false,
      timeout: 600,
    });
  });

  it('has the real script’s defaults: retry, Esc, no question, no end', () => {
    const { sent } = openCheckout({ retry: undefined, timeout: undefined, modal: { confirm_close: undefined } });
    say({ type: 'loaded' });
    expect(sent[0]?.message.payment).toMatchObject({
      canRetry: true,
      canEscape: true,
      confirmClose: false,
      timeout: null,
    });
  });

  it('shows the frame when the window is ready, keeps the page still, and lets go of it at the end', () => {
    const { checkout } = openCheckout();
    expect(frame()?.style.visibility).toBe('hidden');
    say({ type: 'ready' });
    expect(frame()?.style.visibility).toBe('visible');
    expect(document.activeElement).toBe(frame());
    expect(document.documentElement.style.overflow).toBe('hidden');

    checkout.close();
    expect(layer()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement?.id).toBe('pay');
  });

  it('twice lays one window', () => {
    const { checkout } = openCheckout();
    checkout.open();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    checkout.close();
  });

  it.each([
    [{ key: '' }, 'key'],
    [{ order_id: '' }, 'order_id'],
    [{ amount: 12.5 }, 'amount'],
    [{ amount: 99 }, 'amount'],
  ])('is refused when the shop forgot something: %j', (wrong, named) => {
    expect(() => openCheckout(wrong)).toThrow(named);
  });
});

describe('the outcome', () => {
  it('paid: the handler gets the payment, and no dismissal follows', () => {
    const { heard } = openCheckout();
    say({ type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' } });

    expect(heard).toEqual([
      ['paid', { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' }],
    ]);
    expect(layer()).toBeNull();
  });

  it('failed: the event at once, and the dismissal with the error when the window closes', () => {
    const { heard } = openCheckout();
    say({ type: 'failed', error });
    expect(heard).toEqual([['failed', { error }]]);
    expect(layer()).not.toBeNull();

    say({ type: 'dismissed', reason: { error } });
    expect(heard.slice(1)).toEqual([['dismissed', { error }]]);
    expect(layer()).toBeNull();
  });

  it('cancelled: dismissed without a reason', () => {
    const { heard } = openCheckout();
    say({ type: 'dismissed' });
    expect(heard).toEqual([['dismissed', undefined]]);
  });

  it('timed out: dismissed with the reason timeout', () => {
    const { heard } = openCheckout();
    say({ type: 'dismissed', reason: 'timeout' });
    expect(heard).toEqual([['dismissed', 'timeout']]);
  });

  it('closed by the shop: dismissed, without a question', () => {
    const { checkout, heard } = openCheckout();
    checkout.close();
    checkout.close();
    expect(heard).toEqual([['dismissed', undefined]]);
  });

  it('is told once: what comes later is not heard', () => {
    const { heard } = openCheckout();
    const from = frame()?.contentWindow ?? null;
    say({ type: 'dismissed', reason: 'timeout' });
    say({ type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' } }, { from });
    expect(heard).toEqual([['dismissed', 'timeout']]);
  });
});
