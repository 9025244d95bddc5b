/** @jest-environment jsdom */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CheckoutOptions } from './checkout-options.ts';

// A shop's page that opens Mockpay, with a scripted window in the frame.

interface Checkout {
  open(): void;
  on(event: string, listener: (event: unknown) => void): Checkout;
}
type CheckoutConstructor = new (options: Partial<CheckoutOptions>) => Checkout;

const PROVIDER = 'http://localhost:3333';

/** Runs the script as if loaded from the provider, under a world's prefix. */
function loadScript(): CheckoutConstructor {
  const element = document.createElement('script');
  Object.defineProperty(document, 'currentScript', {
    value: { src: `${PROVIDER}/__world/w1/mockpay/checkout.js` },
    configurable: true,
  });
  element.textContent = readFileSync(join(import.meta.dirname, 'browser/checkout.js'), 'utf8');
  document.head.append(element);
  return (window as unknown as { Mockpay: CheckoutConstructor }).Mockpay;
}
const Mockpay = loadScript();

const frame = () => document.querySelector('iframe');
const layer = () => document.querySelector('.mockpay-container');

/** Sends a message from the window; by default from the real origin. */
function say(message: object, { origin = PROVIDER, from = frame()?.contentWindow ?? null } = {}) {
  const data = { mockpay: true, ...message };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
}

const paid = { type: 'paid', payment: { payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' } };
const error = { code: 'BAD_REQUEST_ERROR', description: 'Declined.', reason: 'card_declined' };

function openCheckout() {
  const events: unknown[][] = [];
  const checkout = new Mockpay({
    amount: 50_000,
    order_id: 'order_1',
    theme: { mode: 'light' },
    timeout: 600,
    handler: (payment) => events.push(['paid', payment]),
    modal: { ondismiss: (...reason) => events.push(['dismissed', ...reason]) },
  });
  checkout.on('payment.failed', (event) => events.push(['failed', event]));
  checkout.open();
  const sent: { message: { type: string; payment: CheckoutOptions }; to: unknown }[] = [];
  const inner = frame()?.contentWindow;
  if (inner)
    inner.postMessage = ((message: never, to: unknown) => sent.push({ message, to })) as typeof inner.postMessage;
  return { events, sent };
}

function pressEscape() {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  document.body.innerHTML = '<button id="pay">Pay With Mockpay</button>';
  document.getElementById('pay')?.focus();
});
afterEach(() => {
  say({ type: 'dismissed' });
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

describe('opening', () => {
  it('frames the window relative to the script, with the page’s origin in the URL', () => {
    openCheckout();
    expect(frame()?.src).toBe(`${PROVIDER}/__world/w1/mockpay/window#http%3A%2F%2Flocalhost`);
    expect(frame()?.title).toBe('Mockpay test payment window');
  });

  it('sends the payment to the provider’s origin only', () => {
    const { sent } = openCheckout();
    say({ type: 'loaded' });

    const payment = { amount: 50_000, order_id: 'order_1', theme: { mode: 'light' }, timeout: 600, modal: {} };
    expect(sent).toEqual([{ message: { mockpay: true, type: 'open', payment }, to: PROVIDER }]);
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
  it('failed: fires the event immediately, and dismisses with the error on close', () => {
    const { events } = openCheckout();
    say({ type: 'failed', error });
    expect(events).toEqual([['failed', { error }]]);
    expect(layer()).not.toBeNull();

    say({ type: 'dismissed', reason: { error } });
    expect(events.slice(1)).toEqual([['dismissed', { error }]]);
    expect(layer()).toBeNull();
  });

  const ids = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' };
  const [cancelled, timedOut] = [{ type: 'dismissed' }, { type: 'dismissed', reason: 'timeout' }];

  it.each<[string, object, unknown[]]>([
    ['paid', paid, ['paid', ids]],
    ['cancelled', cancelled, ['dismissed', undefined]],
    ['timed out', timedOut, ['dismissed', 'timeout']],
  ])('%s: is reported once, later messages are ignored', (_, message, event) => {
    const { events } = openCheckout();
    const from = frame()?.contentWindow ?? null;
    say(message);
    expect(layer()).toBeNull();
    for (const later of [paid, cancelled]) say(later, { from });
    expect(events).toEqual([event]);
  });
});

it.each<[string, Parameters<typeof say>[1], object?]>([
  ['another origin', { origin: 'http://localhost:6666' }],
  ['the page itself', { from: window }],
  ['no window', { from: null }],
  ['anything but Mockpay', {}, { mockpay: false }],
])('messages from %s are ignored', (_who, forged, more = {}) => {
  const { events } = openCheckout();
  say({ ...paid, ...more }, forged);
  expect(events).toEqual([]);
  expect(layer()).not.toBeNull();
});

it('Esc on the shop’s side is sent to the window, which asks for confirmation, and not to the shop', () => {
  const { events, sent } = openCheckout();
  say({ type: 'ready' });
  const atTheShop = jest.fn();
  document.addEventListener('keydown', atTheShop);
  const event = pressEscape();

  expect(sent).toContainEqual({ message: { mockpay: true, type: 'close-requested' }, to: PROVIDER });
  expect(event.defaultPrevented).toBe(true);
  expect(atTheShop).not.toHaveBeenCalled();
  expect(events).toEqual([]);
  document.removeEventListener('keydown', atTheShop);
});

it.each([
  ['Esc', pressEscape],
  ['its button', () => document.querySelector<HTMLButtonElement>('.mockpay-container button')?.click()],
])('a window that does not load is cancelled by %s', (_, cancel) => {
  const { events } = openCheckout();
  cancel();
  expect(events).toEqual([['dismissed', undefined]]);
});

it('Back on the shop’s side is sent to the window, each time, and leaves no entry when it closes', async () => {
  const back = async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await jest.advanceTimersByTimeAsync(1);
    await popped;
  };
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
