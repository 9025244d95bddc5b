import { byId } from './elements.js';
import { messages } from './window.messages.js';

/** Remaining times that screen readers announce. */
const ANNOUNCED_AT_SECONDS = [60, 30, 10];

/** @param {import('../checkout-options.ts').CheckoutOptions} payment */
export function present({ amount: paise, currency = 'INR', name = '', description = '', order_id, theme }) {
  document.documentElement.dataset['mode'] = theme?.mode ?? 'light';
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const amount = format.format(Number(paise) / 100);
  const texts = { merchant: name, amount, description, order: order_id, pay: messages.pay(amount) };
  for (const [id, text] of Object.entries(texts)) byId(id).textContent = text;
  byId('stage').hidden = false;
}

/** @param {number} seconds */
export function showTimeLeft(seconds) {
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  byId('time').hidden = false;
  byId('time-left').textContent = time;
  byId('time').toggleAttribute('data-urgent', seconds <= 60);
  if (ANNOUNCED_AT_SECONDS.includes(seconds)) announce(messages.timeLeft(time));
}

/** Announces a text to screen readers without moving the focus. @param {string} text */
function announce(text) {
  byId('status').textContent = text;
}

/** Shows the payment form. @param {string} [alert] the reason for returning to it */
export function showForm(alert = '') {
  byId('form').hidden = false;
  byId('progress').hidden = true;
  byId('bench').hidden = false;
  byId('choices').hidden = false;
  byId('alert').hidden = alert === '';
  byId('alert').textContent = alert;
  announce('');
  byId('pay').focus();
}

/**
 * Shows waiting or a result, with an optional button.
 *
 * @param {'working' | 'good' | 'bad'} kind @param {string} title @param {string} detail
 * @param {{ label: string, press: () => void }} [button]
 */
export function showProgress(kind, title, detail, button) {
  const hadFocus = byId('desk').contains(document.activeElement);
  byId('form').hidden = true;
  byId('progress').hidden = false;
  byId('bench').hidden = kind !== 'working';
  byId('choices').hidden = true;
  byId('mark').dataset['kind'] = kind;
  byId('progress-title').textContent = title;
  byId('progress-detail').textContent = detail;
  byId('leave').hidden = !button;
  byId('leave').textContent = button?.label ?? '';
  byId('leave').onclick = () => button?.press();
  if (hadFocus) byId('progress').focus();
  announce(`${title}. ${detail}`);
}

export const isResultShown = () => !byId('progress').hidden && byId('mark').dataset['kind'] !== 'working';
