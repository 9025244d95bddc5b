import { byId, input, make } from './elements.js';
import { apps, fields, methods } from './methods.js';
import { messages } from './window.messages.js';

/** @typedef {import('./provider.js').Instrument} Instrument */
/** @typedef {Instrument['method']} Method */

const names = /** @type {Method[]} */ (Object.keys(methods));

/** @type {Method} */
let method = 'upi';

/**
 * Builds the form of all payment methods.
 *
 * @param {string} payerName
 * @param {(payment: { method: Method, instrument: string }) => void} onPay
 */
export function startForm(payerName, onPay) {
  for (const name of names) {
    const { title, caption, warning, fieldIds } = methods[name];
    const tab = make('button', { id: `tab-${name}`, class: 'tab', type: 'button', role: 'tab' }, title);
    tab.setAttribute('aria-controls', `panel-${name}`);
    tab.addEventListener('click', () => choose(name));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const next = step && names.at((names.indexOf(name) + step) % names.length);
      if (!next) return;
      choose(next);
      byId(`tab-${next}`).focus();
    });
    byId('tabs').append(tab);
    byId('panels').append(
      make(
        'div',
        { id: `panel-${name}`, class: 'panel', role: 'tabpanel', 'aria-labelledby': `tab-${name}` },
        ...(name === 'upi' ? [appButtons()] : []),
        ...fieldIds.map(fieldOf),
        make('p', { class: 'caption' }, warning),
      ),
    );
    // A bank is chosen from a list, as in a real window; tests alone need to see instruments of the other methods.
    byId(name === 'netbanking' ? `panel-${name}` : 'choices').append(
      make(
        'div',
        { id: `choices-${name}` },
        make('h2', { id: `${name}-caption`, class: 'caption' }, caption),
        make('ul', { id: `${name}-instruments`, class: 'instruments', 'aria-labelledby': `${name}-caption` }),
      ),
    );
  }
  choose(method);
  input('name').value = payerName;
  byId('form').addEventListener('input', ({ target }) => target instanceof HTMLInputElement && showProblem(target));
  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = methods[method].fieldIds.filter((id) => !input(id).validity.valid);
    for (const id of wrong) showProblem(input(id), input(id).dataset['error']);
    if (wrong[0]) focusProblem(input(wrong[0]));
    else onPay({ method, instrument: chosen(method) });
  });
}

/** On phones, a button for each app. */
function appButtons() {
  const buttons = apps.map(({ title, mark }) =>
    make('button', { class: 'quiet boxed', type: 'submit' }, make('span', { 'aria-hidden': 'true' }, mark), title),
  );
  return make('div', { class: 'apps', role: 'group', 'aria-label': messages.apps }, ...buttons);
}

/** @param {keyof typeof fields} id */
function fieldOf(id) {
  const { label, half, hidden, ...attributes } = { half: false, hidden: false, ...fields[id] };
  return make(
    'div',
    { class: half ? 'field half' : 'field', hidden },
    make('label', { for: id }, label),
    make('input', { id, type: 'text', autocomplete: 'off', autocapitalize: 'none', required: true, ...attributes }),
    make('p', { id: `${id}-error`, class: 'error', hidden: true }),
  );
}

/** @param {Method} chosenMethod */
function choose(chosenMethod) {
  method = chosenMethod;
  for (const name of names) {
    byId(`tab-${name}`).setAttribute('aria-selected', String(name === method));
    byId(`tab-${name}`).tabIndex = name === method ? 0 : -1;
    byId(`panel-${name}`).hidden = name !== method;
    byId(`choices-${name}`).hidden = name !== method;
  }
}

/** Shows that the provider does not know the instrument. @param {string} detail */
export function refuseInstrument(detail) {
  const field = input(methods[method].fieldIds[0]);
  byId('tools').setAttribute('open', '');
  showProblem(field, detail);
  focusProblem(field);
}

/** Lists the test instruments; choosing one fills the fields. @param {Instrument[]} instruments */
export function showInstruments(instruments) {
  for (const { method: way, value, title, effect, tone } of instruments) {
    const shown = way === 'card' ? value.replace(/(.{4})(?=.)/g, '$1 ') : value;
    const outcome = make('span', { class: 'outcome', 'data-tone': tone }, title);
    const parts = [
      make('span', { class: 'value' }, shown),
      ' ',
      outcome,
      ' ',
      make('span', { class: 'effect' }, effect),
    ];
    const choice = make('button', { type: 'button' }, ...parts);
    choice.addEventListener('click', () => fill(way, shown));
    const markChoice = () => choice.setAttribute('aria-pressed', String(chosen(way) === value));
    for (const change of ['input', 'click']) byId('desk').addEventListener(change, markChoice);
    markChoice();
    byId(`${way}-instruments`).append(make('li', {}, choice));
  }
}

/** @param {Method} way */
function chosen(way) {
  const text = input(methods[way].fieldIds[0]).value.trim();
  return way === 'card' ? text.replaceAll(' ', '') : text;
}

/** @param {Method} way @param {string} instrument */
function fill(way, instrument) {
  const card = { expiry: '12/35', cvv: '123', name: input('name').value || 'Test Payer' };
  const values = { ...(way === 'card' && card), [methods[way].fieldIds[0]]: instrument };
  for (const [id, value] of Object.entries(values)) {
    input(id).value = value;
    showProblem(input(id));
  }
}

/** On a low screen the error below the field would be out of sight. @param {HTMLInputElement} field */
function focusProblem(field) {
  field.focus();
  byId(`${field.id}-error`).scrollIntoView({ block: 'nearest' });
}

/** Shows an error at a field; none removes it. @param {HTMLInputElement} field @param {string} [detail] */
function showProblem(field, detail = '') {
  const note = byId(`${field.id}-error`);
  note.hidden = detail === '';
  note.textContent = detail;
  field.setAttribute('aria-invalid', String(detail !== ''));
  field.setAttribute('aria-describedby', detail === '' ? '' : note.id);
}
