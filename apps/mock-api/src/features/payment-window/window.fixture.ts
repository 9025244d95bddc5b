/** The payment window in a shop's page, with a scripted provider; specs only. */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CheckoutOptions } from './checkout-options.ts';
import { listInstruments } from './instruments.ts';

const SHOP = 'http://localhost:4200';
const NOW = 1_000_000;
const page =
  /<body>(.*)<\/body>/s.exec(readFileSync(join(import.meta.dirname, 'browser/window.html'), 'utf8'))?.[1] ?? '';

export const payment: CheckoutOptions = {
  amount: 12_345_600,
  currency: 'INR',
  name: 'Vanaveda',
  description: '',
  order_id: 'order_1',
  prefill: { name: 'Asha Verma' },
  theme: { mode: 'dark' },
  timeout: 600,
};
export const error = {
  code: 'BAD_REQUEST_ERROR',
  description: 'The bank declined the payment.',
  metadata: { order_id: 'order_1', payment_id: 'pay_1' },
};

const shop = { postMessage: jest.fn() };
export const pay = jest.fn<unknown, [body: unknown]>();
/** The provider's clock: the browser's by default; null for no response. */
export const providerTime = jest.fn<number | null | Promise<number>, []>();

export const byId = (id: string) => document.getElementById(id) as HTMLElement;
export const click = (id: string) => byId(id).click();
export const type = (id: string, text: string) => {
  (byId(id) as HTMLInputElement).value = text;
  byId(id).dispatchEvent(new Event('input', { bubbles: true }));
};
export const question = () => byId('question') as HTMLDialogElement;
export const settle = () => jest.advanceTimersByTimeAsync(0);
export const receive = (data: object, { origin = SHOP, source = shop as unknown as Window } = {}) => {
  window.dispatchEvent(new MessageEvent('message', { data: { mockpay: true, ...data }, origin, source }));
};
export const messagesToShop = (): unknown[] =>
  shop.postMessage.mock.calls.map(([message, to]: [Record<string, unknown>, string]) => {
    expect(to).toBe(SHOP);
    const { mockpay, ...rest } = message;
    expect(mockpay).toBe(true);
    return rest;
  });
/** Messages to the shop, without those of opening. */
export const reports = () => messagesToShop().slice(2);

/** Runs the window's script and its first requests. */
export async function loadWindow() {
  jest.isolateModules(() => jest.requireActual('./browser/window.js'));
  await settle();
}

export async function openWindow(more: Partial<CheckoutOptions> = {}) {
  await loadWindow();
  receive({ type: 'open', payment: { ...payment, ...more } });
  await settle();
}

export async function payBy(vpa: string) {
  type('vpa', vpa);
  click('pay');
  await settle();
}

beforeAll(() => {
  Object.defineProperty(window, 'parent', { value: shop, configurable: true });
  window.location.hash = encodeURIComponent(SHOP);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  globalThis.fetch = jest.fn(async (url: URL, init?: { body: string }) => {
    const path = /mockpay\/(.*)$/.exec(url.href)?.[1] ?? url.pathname.slice(1);
    const response = await respond(path, init?.body);
    return { ok: response !== null, status: response === null ? 503 : 200, json: async () => response };
  }) as unknown as typeof fetch;
});

async function respond(path: string, body = ''): Promise<unknown> {
  if (path === 'instruments') return { instruments: listInstruments() };
  if (path === 'clock') {
    const now = await providerTime();
    return now === null ? null : { now };
  }
  return pay(JSON.parse(body));
}

/** Removes the listeners of the previous window from the shared page. */
let listening: AbortController;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  shop.postMessage.mockClear();
  pay.mockReset();
  providerTime.mockReset().mockImplementation(() => Date.now());
  document.body.innerHTML = page;
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = EventTarget.prototype.addEventListener.bind(target);
    target.addEventListener = ((name: string, listener: EventListener, options?: AddEventListenerOptions) =>
      add(name, listener, { ...options, signal: listening.signal })) as typeof target.addEventListener;
  }
});
afterEach(() => {
  listening.abort();
  jest.useRealTimers();
});
