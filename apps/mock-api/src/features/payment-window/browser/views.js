// @ts-check
/* global document */

import { announce, byId } from './page.js';

/** The window shows one of these at a time. */
const views = /** @type {const} */ (['form', 'otp-page', 'progress']);

/** @param {typeof views[number]} shown */
function show(shown) {
  for (const view of views) byId(view).hidden = view !== shown;
}

/** Shows the payment form. @param {string} [alert] the reason for returning to it */
export function showForm(alert = '') {
  show('form');
  byId('run-out').hidden = false;
  byId('alert').hidden = alert === '';
  byId('alert').textContent = alert;
  announce('');
  byId('pay').focus();
}

/** Shows the bank's page. */
export function showOtpPage() {
  show('otp-page');
  byId('run-out').hidden = false;
}

/**
 * Shows waiting or a result, with an optional button.
 *
 * @param {'working' | 'good' | 'bad'} kind @param {string} title @param {string} detail
 * @param {{ label: string, press: () => void }} [button]
 */
export function showProgress(kind, title, detail, button) {
  const hadFocus = views.some((view) => byId(view).contains(document.activeElement));
  show('progress');
  byId('run-out').hidden = kind !== 'working';
  byId('mark').dataset.kind = kind;
  byId('progress-title').textContent = title;
  byId('progress-detail').textContent = detail;
  byId('leave').hidden = !button;
  byId('leave').textContent = button?.label ?? '';
  byId('leave').onclick = button?.press ?? null;
  if (hadFocus) byId('progress').focus();
  announce(`${title}. ${detail}`);
}

export const isResultShown = () => !byId('progress').hidden && byId('mark').dataset.kind !== 'working';
