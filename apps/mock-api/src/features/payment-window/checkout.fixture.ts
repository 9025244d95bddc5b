/** A shop's page that opens Mockpay with a scripted window in the frame; specs only. */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CheckoutOptions } from './checkout-options.ts';

interface Checkout {
  open(): void;
  on(event: string, listener: (event: unknown) => void): Checkout;
}
type CheckoutConstructor = new (options: Partial<CheckoutOptions>) => Checkout;

export const PROVIDER = 'http://localhost:3333';
const source = readFileSync(join(import.meta.dirname, 'browser/checkout.js'), 'utf8');

/** Runs the script as if loaded from the provider, under a world's prefix. */
function loadScript(): CheckoutConstructor {
  const element = document.createElement('script');
  Object.defineProperty(document, 'currentScript', {
    value: { src: `${PROVIDER}/__world/w1/mockpay/checkout.js` },
    configurable: true,
  });
  element.textContent = source;
  document.head.append(element);
  return (window as unknown as { Mockpay: CheckoutConstructor }).Mockpay;
}
const Mockpay = loadScript();

export const frame = () => document.querySelector('iframe');
export const layer = () => document.querySelector('.mockpay-container');

/** Sends a message from the window; by default from the real origin. */
export function say(message: object, { origin = PROVIDER, from = frame()?.contentWindow ?? null } = {}) {
  const data = { mockpay: true, ...message };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
}

export const error = { code: 'BAD_REQUEST_ERROR', description: 'Declined.', reason: 'card_declined' };

export function openCheckout(more: Partial<CheckoutOptions> = {}) {
  const events: unknown[][] = [];
  const checkout = new Mockpay({
    amount: 50_000,
    name: 'Vanaveda',
    order_id: 'order_1',
    theme: { mode: 'light' },
    timeout: 600,
    handler: (payment) => events.push(['paid', payment]),
    ...more,
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

export function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
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
