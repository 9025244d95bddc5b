// @ts-check
/* global document */

import {
  cvvProblem,
  digitsOf,
  expiryProblem,
  groupExpiry,
  groupInFours,
  nameProblem,
  numberProblem,
  readExpiry,
  vpaProblem,
} from './card-rules.js';
import { byId, form, input } from './page.js';

/** @typedef {import('./provider.js').Instrument} Instrument */

/** Validation of each field by method; the provider uses the same field names. */
const fieldsOf = {
  upi: { vpa: vpaProblem },
  card: {
    number: numberProblem,
    expiry: (/** @type {string} */ text) => expiryProblem(text, new Date()),
    cvv: cvvProblem,
    name: nameProblem,
  },
};

/** @type {'upi' | 'card'} */
let method = 'upi';

/**
 * Starts the form with its two payment methods.
 *
 * @param {object} options
 * @param {string} options.payerName
 * @param {(instrument: Record<string, unknown>) => void} options.onPay called with the instrument for the provider
 */
export function startForm({ payerName, onPay }) {
  input('name').value = payerName;
  startTabs();
  input('number').addEventListener('input', () => keepFormat(input('number'), groupInFours));
  input('expiry').addEventListener('input', () => keepFormat(input('expiry'), groupExpiry));
  for (const id of [...Object.keys(fieldsOf.upi), ...Object.keys(fieldsOf.card)])
    input(id).addEventListener('input', () => showProblem(id, null));

  form('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const problems = Object.entries(fieldsOf[method]).flatMap(([field, problemOf]) => {
      const detail = problemOf(input(field).value);
      return detail ? [{ field, detail }] : [];
    });
    if (problems.length > 0) showProblems(problems);
    else onPay(readInstrument());
  });
}

/**
 * Shows errors at the fields and focuses the first one.
 *
 * @param {Array<{ field: string, detail: string }>} problems
 * @returns {boolean} false when no error belongs to a field of this form
 */
export function showProblems(problems) {
  const known = problems
    .map(({ field, detail }) => ({ id: field.replace(/^card\./, '').replace(/^expiry_.*/, 'expiry'), detail }))
    .filter(({ id }) => id in fieldsOf[method]);
  for (const { id, detail } of known) showProblem(id, detail);
  if (known[0]) input(known[0].id).focus();
  return known.length > 0;
}

/** Lists the test instruments; choosing one fills the fields. @param {Instrument[]} instruments */
export function showInstruments(instruments) {
  for (const instrument of instruments) {
    const choice = document.createElement('button');
    choice.type = 'button';
    const value = document.createElement('span');
    value.className = 'value';
    value.textContent = instrument.method === 'card' ? groupInFours(instrument.value) : instrument.value;
    const outcome = document.createElement('span');
    outcome.className = 'outcome';
    outcome.dataset.tone = instrument.tone;
    outcome.textContent = instrument.title;
    const effect = document.createElement('span');
    effect.className = 'effect';
    effect.textContent = instrument.effect;
    choice.append(value, ' ', outcome, ' ', effect);
    const markChoice = () => choice.setAttribute('aria-pressed', String(isFilledIn(instrument)));
    choice.addEventListener('click', () => fill(instrument));
    form('form').addEventListener('input', markChoice);
    form('form').addEventListener('click', markChoice);
    markChoice();
    const row = document.createElement('li');
    row.append(choice);
    byId(`${instrument.method}-instruments`).append(row);
  }
}

/** @param {Instrument} instrument */
function fill(instrument) {
  if (instrument.method === 'upi') setField('vpa', instrument.value);
  else {
    setField('number', groupInFours(instrument.value));
    setField('expiry', `12/${String(new Date().getFullYear() + 3).slice(-2)}`);
    setField('cvv', '123');
    if (!input('name').value) setField('name', 'Test Payer');
  }
}

/** @param {Instrument} instrument */
function isFilledIn({ method: way, value }) {
  return way === 'upi' ? input('vpa').value.trim() === value : digitsOf(input('number').value) === value;
}

/** @param {string} id @param {string} value */
function setField(id, value) {
  input(id).value = value;
  showProblem(id, null);
}

function readInstrument() {
  if (method === 'upi') return { method, vpa: input('vpa').value.trim() };
  const expiry = readExpiry(input('expiry').value);
  const card = {
    number: digitsOf(input('number').value),
    expiry_month: expiry?.month,
    expiry_year: expiry?.year,
    cvv: input('cvv').value.trim(),
    name: input('name').value.trim(),
  };
  return { method, card };
}

/** Shows an error at a field; null removes it. @param {string} id @param {string | null} detail */
export function showProblem(id, detail) {
  const note = byId(`${id}-error`);
  note.hidden = detail === null;
  note.textContent = detail ?? '';
  input(id).toggleAttribute('aria-invalid', false);
  if (detail === null) input(id).removeAttribute('aria-describedby');
  else {
    input(id).setAttribute('aria-invalid', 'true');
    input(id).setAttribute('aria-describedby', note.id);
  }
}

/**
 * Reformats input and keeps the caret's position.
 *
 * @param {HTMLInputElement} field
 * @param {(text: string) => string} format
 */
function keepFormat(field, format) {
  const digitsBeforeCaret = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
  field.value = format(field.value);
  let caret = 0;
  for (let digits = 0; digits < digitsBeforeCaret && caret < field.value.length; caret += 1) {
    if (/\d/.test(field.value[caret] ?? '')) digits += 1;
  }
  field.setSelectionRange(caret, caret);
}

function startTabs() {
  const ways = /** @type {const} */ (['upi', 'card']);
  /** @param {'upi' | 'card'} chosen */
  const choose = (chosen) => {
    method = chosen;
    for (const way of ways) {
      byId(`tab-${way}`).setAttribute('aria-selected', String(way === chosen));
      byId(`tab-${way}`).tabIndex = way === chosen ? 0 : -1;
      byId(`panel-${way}`).hidden = way !== chosen;
    }
  };
  for (const way of ways) {
    byId(`tab-${way}`).addEventListener('click', () => choose(way));
    byId(`tab-${way}`).addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const other = way === 'upi' ? 'card' : 'upi';
      choose(other);
      byId(`tab-${other}`).focus();
    });
  }
}
