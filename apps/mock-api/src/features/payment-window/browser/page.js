// @ts-check
/* global document, HTMLElement, HTMLInputElement, HTMLDialogElement */

/**
 * The element of window.html with this id; throws when it is missing.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`window.html has no #${id} of the expected kind.`);
  return /** @type {E} */ (found);
}

/** @param {string} id */
export const input = (id) => byId(id, HTMLInputElement);
/** @param {string} id */
export const dialog = (id) => byId(id, HTMLDialogElement);

/** Announces a text to screen readers without moving the focus. @param {string} text */
export function announce(text) {
  byId('status').textContent = text;
}

/** Shows the payment form. @param {string} [alert] the reason for returning to it */
export function showForm(alert = '') {
  showView('form');
  byId('run-out').hidden = false;
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
  showView('progress');
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

/** @param {'form' | 'progress'} shown */
function showView(shown) {
  byId('form').hidden = shown !== 'form';
  byId('progress').hidden = shown !== 'progress';
}
