// @ts-check
/* global document, HTMLElement, HTMLInputElement, HTMLDialogElement, HTMLFormElement */

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
export const form = (id) => byId(id, HTMLFormElement);
/** @param {string} id */
export const dialog = (id) => byId(id, HTMLDialogElement);

/**
 * Announces a text to screen readers without moving the focus.
 *
 * @param {string} text
 */
export function announce(text) {
  byId('status').textContent = text;
}
