/** @jest-environment jsdom */
import { PROVIDER, layer, openCheckout, press, say } from './checkout.fixture.ts';

describe('messages from other sources', () => {
  const paid = { type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'forged' } };

  it.each([
    ['another origin', { origin: 'http://localhost:6666' }],
    ['the page itself', { origin: PROVIDER, from: window }],
    ['no window', { origin: PROVIDER, from: null }],
  ])('are ignored: %s', (_who, forged) => {
    const { events } = openCheckout();
    say(paid, forged);
    expect(events).toEqual([]);
    expect(layer()).not.toBeNull();
  });

  it('are ignored when they are not Mockpay’s', () => {
    const { events } = openCheckout();
    say({ ...paid, mockpay: false });
    expect(events).toEqual([]);
  });
});

describe('Esc on the shop’s side', () => {
  it('is sent to the window, which asks for confirmation, and not to the shop', () => {
    const { events, sent } = openCheckout();
    say({ type: 'ready' });
    const atTheShop = jest.fn();
    document.addEventListener('keydown', atTheShop);
    const event = press('Escape');

    expect(sent).toContainEqual({ message: { mockpay: true, type: 'close-requested' }, to: PROVIDER });
    expect(event.defaultPrevented).toBe(true);
    expect(atTheShop).not.toHaveBeenCalled();
    expect(events).toEqual([]);
    document.removeEventListener('keydown', atTheShop);
  });

  it('cancels while the window is loading', () => {
    const { events } = openCheckout();
    press('Escape');
    expect(events).toEqual([['dismissed', undefined]]);
  });
});

describe('Back on the shop’s side', () => {
  const back = async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await jest.advanceTimersByTimeAsync(1);
    await popped;
  };

  it('is sent to the window, which asks for confirmation, each time, and leaves no entry when it closes', async () => {
    const page = { key: 'of the shop' };
    window.history.replaceState(page, '');
    const { events, sent } = openCheckout();
    say({ type: 'ready' });
    await back();
    await back();

    expect(sent.map(({ message }) => message.type)).toEqual(['close-requested', 'close-requested']);
    expect(events).toEqual([]);
    expect(window.history.state).toEqual({ ...page, mockpay: true });
    say({ type: 'dismissed' });
    await jest.advanceTimersByTimeAsync(1);
    expect(window.history.state).toEqual(page);
  });
});

describe('a window that does not load', () => {
  it('can be cancelled', () => {
    const { events } = openCheckout();
    document.querySelector<HTMLButtonElement>('.mockpay-container button')?.click();
    expect(events).toEqual([['dismissed', undefined]]);
  });
});
