// @ts-check
/* global document, HTMLInputElement */

import { byId, input } from './page.js';

/** @typedef {import('./provider.js').Instrument} Instrument */
/** @typedef {Instrument['method']} Method */

const methods = /** @type {const} */ (['upi', 'card', 'netbanking']);
/** The field of each method that names the test instrument. */
const instrumentField = { upi: 'vpa', card: 'number', netbanking: 'bank' };

/** @type {Method} */
let method = 'upi';

/**
 * Starts the form with its payment methods.
 *
 * @param {object} options
 * @param {string} options.payerName
 * @param {(payment: { method: Method, instrument: string }) => void} options.onPay
 */
export function startForm({ payerName, onPay }) {
  input('name').value = payerName;
  startTabs();
  byId('form').addEventListener('input', ({ target }) => target instanceof HTMLInputElement && showProblem(target));
  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = Array.from(byId(`panel-${method}`).querySelectorAll('input')).filter(
      (field) => !field.validity.valid,
    );
    for (const field of wrong) showProblem(field, field.dataset.error);
    if (wrong[0]) wrong[0].focus();
    else onPay({ method, instrument: chosen(method) });
  });
}

/** Shows that the provider does not know the instrument. @param {string} detail */
export function refuseInstrument(detail) {
  const field = input(instrumentField[method]);
  showProblem(field, detail);
  field.focus();
}

/** Lists the test instruments; choosing one fills the fields. @param {Instrument[]} instruments */
export function showInstruments(instruments) {
  for (const instrument of instruments) {
    const choice = document.createElement('button');
    choice.type = 'button';
    const parts = { value: shown(instrument), outcome: instrument.title, effect: instrument.effect };
    for (const [className, textContent] of Object.entries(parts))
      choice.append(Object.assign(document.createElement('span'), { className, textContent }), ' ');
    choice.querySelector('.outcome')?.setAttribute('data-tone', instrument.tone);
    const markChoice = () =>
      choice.setAttribute('aria-pressed', String(chosen(instrument.method) === instrument.value));
    choice.addEventListener('click', () => fill(instrument));
    for (const change of ['input', 'click']) byId('form').addEventListener(change, markChoice);
    markChoice();
    const row = document.createElement('li');
    row.append(choice);
    byId(`${instrument.method}-instruments`).append(row);
  }
}

/** A card number in fours, as on the card. @param {Instrument} instrument */
const shown = ({ method: way, value }) => (way === 'card' ? value.replace(/(.{4})(?=.)/g, '$1 ') : value);

/** @param {Method} way */
function chosen(way) {
  const text = input(instrumentField[way]).value.trim();
  return way === 'card' ? text.replaceAll(' ', '') : text;
}

/** @param {Instrument} instrument */
function fill(instrument) {
  const values = { [instrumentField[instrument.method]]: shown(instrument) };
  if (instrument.method === 'card')
    Object.assign(values, { expiry: '12/35', cvv: '123', name: input('name').value || 'Test Payer' });
  for (const [id, value] of Object.entries(values)) {
    input(id).value = value;
    showProblem(input(id));
  }
}

/** Shows an error at a field; none removes it. @param {HTMLInputElement} field @param {string} [detail] */
function showProblem(field, detail = '') {
  const note = byId(`${field.id}-error`);
  note.hidden = detail === '';
  note.textContent = detail;
  field.setAttribute('aria-invalid', String(detail !== ''));
  if (detail === '') field.removeAttribute('aria-describedby');
  else field.setAttribute('aria-describedby', note.id);
}

function startTabs() {
  const choose = (/** @type {Method} */ way) => {
    method = way;
    for (const one of methods) {
      byId(`tab-${one}`).setAttribute('aria-selected', String(one === way));
      byId(`tab-${one}`).tabIndex = one === way ? 0 : -1;
      byId(`panel-${one}`).hidden = one !== way;
    }
  };
  for (const [index, way] of methods.entries()) {
    byId(`tab-${way}`).addEventListener('click', () => choose(way));
    byId(`tab-${way}`).addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const next = step && methods.at((index + step) % methods.length);
      if (!next) return;
      choose(next);
      byId(`tab-${next}`).focus();
    });
  }
}
