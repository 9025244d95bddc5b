/** @jest-environment jsdom */
import { PROVIDER, layer, openCheckout, press, say } from './checkout.fixture.ts';

describe('messages from elsewhere', () => {
  const paid = { type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'forged' } };

  it.each([
    ['another origin', { origin: 'http://localhost:6666' }],
    ['the page itself', { origin: PROVIDER, from: window }],
    ['nobody', { origin: PROVIDER, from: null }],
  ])('are not heard: %s', (_who, forged) => {
    const { checkout, heard } = openCheckout();
    say(paid, forged);
    expect(heard).toEqual([]);
    expect(layer()).not.toBeNull();
    checkout.close();
  });

  it('are not heard when they are not Mockpay’s', () => {
    const { checkout, heard } = openCheckout();
    say({ ...paid, mockpay: false });
    expect(heard).toEqual([]);
    checkout.close();
  });
});

describe('Esc on the shop’s side', () => {
  it('asks the window, which has the question, and is kept from the shop', () => {
    const { checkout, heard, sent } = openCheckout();
    say({ type: 'ready' });
    const atTheShop = jest.fn();
    document.addEventListener('keydown', atTheShop);
    const event = press('Escape');

    expect(sent).toContainEqual({ message: { mockpay: true, type: 'close-requested' }, to: PROVIDER });
    expect(event.defaultPrevented).toBe(true);
    expect(atTheShop).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
    checkout.close();
    document.removeEventListener('keydown', atTheShop);
  });

  it('leaves while the window is still loading', () => {
    const { heard } = openCheckout();
    press('Escape');
    expect(heard).toEqual([['dismissed', undefined]]);
  });

  it('does nothing when the shop switched it off', () => {
    const { checkout, heard, sent } = openCheckout({ modal: { escape: false } });
    say({ type: 'ready' });
    press('Escape');
    expect(heard).toEqual([]);
    expect(sent).toEqual([]);
    checkout.close();
  });
});

describe('a window that never comes', () => {
  it('is dismissed as a failure of the provider', () => {
    const { heard } = openCheckout();
    jest.advanceTimersByTime(20_000);
    expect(heard).toEqual([
      [
        'dismissed',
        { error: expect.objectContaining({ code: 'GATEWAY_ERROR', reason: 'window_unreachable' }) as object },
      ],
    ]);
    expect(layer()).toBeNull();
  });

  it('can be cancelled before that', () => {
    const { heard } = openCheckout();
    document.querySelector<HTMLButtonElement>('.mockpay-container button')?.click();
    expect(heard).toEqual([['dismissed', undefined]]);
  });
});
