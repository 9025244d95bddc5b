/** @jest-environment jsdom */
// spec-map: 4.6.8
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { CheckoutOptions } from './checkout-options.ts';
import { listInstruments } from './instruments.ts';

// The window in a shop's page, with a scripted provider.

const SHOP = 'http://localhost:4200';
const NOW = 1_000_000;
const page =
  /<body>(.*)<\/body>/s.exec(readFileSync(join(import.meta.dirname, 'browser/window.html'), 'utf8'))?.[1] ?? '';

const payment: CheckoutOptions = {
  amount: 12_345_600,
  name: 'Vanaveda',
  order_id: 'order_1',
  prefill: { name: 'Asha Verma' },
  timeout: 600,
};
const paid = { status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' };
const error = {
  code: 'BAD_REQUEST_ERROR',
  description: 'The bank declined the payment.',
  metadata: { order_id: 'order_1', payment_id: 'pay_1' },
};
const timedOut = { type: 'dismissed', reason: 'timeout' };

const shop = { postMessage: jest.fn() };
const pay = jest.fn<unknown, [body: unknown]>();
/** The provider's clock: the browser's by default; null for no response. */
const providerTime = jest.fn<number | null | Promise<number>, []>();

async function respond(path: string, body = ''): Promise<unknown> {
  if (path === 'instruments') return { instruments: listInstruments() };
  if (path === 'payments') return pay(JSON.parse(body));
  const now = await providerTime();
  return now === null ? null : { now };
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
    const response = await respond(url.pathname.split('/').at(-1) ?? '', init?.body);
    return { ok: response !== null, json: async () => response };
  }) as unknown as typeof fetch;
});

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

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const textOf = (...ids: string[]) => ids.map((id) => byId(id).textContent);
const click = (id: string) => byId(id).click();
const press = (key: string, target: EventTarget | null) => target?.dispatchEvent(new KeyboardEvent('keydown', { key }));
const question = () => byId('question') as HTMLDialogElement;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const receive = (data: object, { origin = SHOP, source = shop as unknown as Window } = {}) => {
  window.dispatchEvent(new MessageEvent('message', { data: { mockpay: true, ...data }, origin, source }));
};
const messagesToShop = (): unknown[] =>
  shop.postMessage.mock.calls.map(([message, to]: [Record<string, unknown>, string]) => {
    const { mockpay, ...rest } = message;
    expect(mockpay).toBe(true);
    expect(to).toEqual(SHOP);
    return rest;
  });
/** Messages to the shop, without those of opening. */
const reports = () => messagesToShop().slice(2);

/** Runs the window's script and its first requests. */
async function loadWindow() {
  jest.isolateModules(() => jest.requireActual('./browser/window.js'));
  await pass(0);
}

async function openWindow(more: Partial<CheckoutOptions> = {}) {
  await loadWindow();
  receive({ type: 'open', payment: { ...payment, ...more } });
  await pass(0);
}

/** Opens the window and pays by a UPI ID. */
async function payBy(vpa: string, response: unknown, more: Partial<CheckoutOptions> = {}) {
  pay.mockReturnValue(response);
  await openWindow(more);
  (byId('vpa') as HTMLInputElement).value = vpa;
  click('pay');
  await pass(0);
}

describe('the payment window', () => {
  it('shows the shop, the amount in rupees, the order and the remaining time', async () => {
    await openWindow();
    expect(textOf('merchant', 'amount', 'order', 'time-left')).toEqual([
      'Vanaveda',
      '₹1,23,456.00',
      'order_1',
      '10:00',
    ]);
    await pass(61_000);
    expect(textOf('time-left')).toEqual(['8:59']);
    expect(messagesToShop()).toEqual([{ type: 'loaded' }, { type: 'ready' }]);
  });

  it('lists the test instruments, and marks the chosen one', async () => {
    await openWindow();
    const choices = Array.from(document.querySelectorAll<HTMLButtonElement>('.instruments button'));
    expect(choices.map(({ textContent }) => textContent)).toContain(
      'failure@mockpay Fails The bank cannot complete it.',
    );
    choices[1]?.click();
    expect(choices.filter((choice) => choice.getAttribute('aria-pressed') === 'true')).toEqual([choices[1]]);
  });

  it('changes the method by the arrow keys', async () => {
    await openWindow();
    byId('tab-upi').focus();
    for (const method of ['card', 'netbanking', 'upi']) {
      press('ArrowRight', document.activeElement);
      expect(document.activeElement).toBe(byId(`tab-${method}`));
      expect(byId(`panel-${method}`).hidden).toBe(false);
    }
  });

  it('accepts messages only from the page that holds it', async () => {
    await loadWindow();
    receive({ type: 'open', payment }, { origin: 'http://localhost:6666' });
    receive({ type: 'open', payment }, { source: window });
    await pass(0);
    expect(byId('stage').hidden).toBe(true);
  });
});

describe('Pay', () => {
  it('reports the payment with its signature', async () => {
    await payBy('success@mockpay', paid);
    expect(textOf('progress-title')).toEqual(['Payment received']);
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([{ type: 'paid', payment: { payment_id: 'pay_1', signature: 'abc' } }]);
  });

  it('reports a failure immediately, and again with the dismissal', async () => {
    await payBy('failure@mockpay', { status: 'failed', error });
    const failed = { type: 'failed', error };
    expect(reports()).toEqual([failed]);
    click('leave');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([failed, { type: 'dismissed', reason: { error } }]);
  });

  it('shows what it waits for, with a way to cancel, until the timeout', async () => {
    await payBy('late@mockpay', { status: 'pending', payment_id: 'pay_1', detail: 'Waits.' }, { timeout: 5 });
    expect(textOf('progress-title', 'progress-detail', 'leave')).toEqual([
      'Waiting for your UPI app',
      'Waits.',
      'Cancel payment',
    ]);
    click('leave');
    expect(question().open).toBe(true);
    await pass(4_000);
    expect(reports()).toEqual([]);
    await pass(1_250);
    expect(reports()).toEqual([timedOut]);
  });

  it('shows the provider’s error at the field', async () => {
    await payBy('somebody@bank', { status: 'refused', detail: 'Not a test UPI ID.' });
    expect(textOf('vpa-error')).toEqual(['Not a test UPI ID.']);
    expect(byId('vpa').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(byId('vpa'));
    expect(reports()).toEqual([]);
  });

  it('sends nothing before the card is complete', async () => {
    await openWindow();
    click('tab-card');
    click('pay');
    await pass(0);
    expect(pay).not.toHaveBeenCalled();
    expect(textOf('number-error')).toEqual(['Enter the 12 to 19 digits of the card number.']);
    expect(document.activeElement).toBe(byId('number'));
  });

  it.each([
    ['upi', 'success@mockpay'],
    ['card', '4111111111111111'],
    ['netbanking', 'Honest Bank'],
  ])('by %s sends the order, the amount and the chosen instrument alone', async (method, instrument) => {
    pay.mockReturnValue({ status: 'failed', error });
    await openWindow();
    click(`tab-${method}`);
    document.querySelector<HTMLButtonElement>(`#${method}-instruments button`)?.click();
    click('pay');
    await pass(0);
    expect(pay.mock.calls).toEqual([[{ order_id: 'order_1', amount: 12_345_600, method, instrument }]]);
  });

  it('keeps the form when the provider cannot be reached', async () => {
    await payBy('success@mockpay', null);
    expect(textOf('alert')).toEqual([expect.stringContaining('could not be reached')]);
    expect(reports()).toEqual([]);
  });
});

describe('leaving', () => {
  it.each([
    ['its button', () => click('close')],
    ['Esc', () => press('Escape', document)],
    ['the shop’s page', () => receive({ type: 'close-requested' })],
  ])('by %s asks for confirmation, and dismisses without a reason', async (_, leave) => {
    await openWindow();
    leave();
    expect(question().open).toBe(true);
    click('keep');
    expect(question().open).toBe(false);
    expect(reports()).toEqual([]);
    leave();
    click('leave-unpaid');
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('during a request ends the payment without reporting its response', async () => {
    pay.mockReturnValue({ status: 'failed', error });
    await openWindow();
    click('pay');
    click('close');
    click('leave-unpaid');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('can be forced in tests by an immediate timeout', async () => {
    await openWindow();
    click('run-out');
    click('run-out');
    expect(reports()).toEqual([timedOut]);
  });
});

describe('the countdown', () => {
  it('starts with the provider’s time, before the window opens, so that no clock change is missed', async () => {
    const { promise: time, resolve: answer } = Promise.withResolvers<number>();
    providerTime.mockReturnValueOnce(time);
    await loadWindow();
    expect(messagesToShop()).toEqual([]);
    answer(NOW);
    await pass(0);
    expect(messagesToShop()).toEqual([{ type: 'loaded' }]);
  });

  it('follows the provider’s clock: moving it forward ends the payment', async () => {
    await openWindow();
    providerTime.mockImplementation(() => Date.now() + 600_000);
    await pass(2_000);
    expect(reports()).toEqual([timedOut]);
  });

  it('stops while the provider’s clock is stopped', async () => {
    providerTime.mockReturnValue(5_000);
    await openWindow({ timeout: 5 });
    await pass(10_000);
    expect(reports()).toEqual([]);
    expect(textOf('time-left')).toEqual(['0:05']);
  });

  it('waits while the provider does not respond', async () => {
    await openWindow({ timeout: 5 });
    providerTime.mockReturnValue(null);
    await pass(10_000);
    expect(reports()).toEqual([]);
    providerTime.mockImplementation(() => Date.now());
    await pass(1_000);
    expect(reports()).toEqual([timedOut]);
  });

  it('does not poll without a timeout', async () => {
    await openWindow({ timeout: undefined });
    providerTime.mockClear();
    await pass(60_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(byId('time').hidden).toBe(true);
  });

  it('stops at the end of the payment', async () => {
    await payBy('success@mockpay', paid);
    providerTime.mockClear();
    await pass(700_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(reports()).toHaveLength(1);
  });
});
