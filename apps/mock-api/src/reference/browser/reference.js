// @ts-check
/* global document, navigator, addEventListener, matchMedia, setTimeout */

// The reference page's search and copy buttons. Without it the page is whole, only longer to look through.

const find = /** @type {HTMLInputElement} */ (document.querySelector('#find'));
const none = /** @type {HTMLElement} */ (document.querySelector('.none'));
const calls = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.call'));
const groups = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.group'));
const others = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.intro, #schemas'));
const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('nav li a'));

const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('nav section'));

find.hidden = false;
find.addEventListener('input', filter);
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== find) {
    event.preventDefault();
    find.focus();
  } else if (event.key === 'Escape' && document.activeElement === find) clear();
});
// A link from elsewhere on the page leads to a call that the search may have put away.
addEventListener('hashchange', () => {
  if (document.querySelector(':target')?.closest('[hidden]')) {
    clear();
    document.querySelector(':target')?.scrollIntoView();
  }
});

function clear() {
  find.value = '';
  filter();
}

function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const call of calls) call.hidden = !words.every((word) => call.dataset['find']?.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('.call:not([hidden])');
  for (const other of others) other.hidden = words.length > 0;
  for (const link of links) {
    const item = link.parentElement;
    if (item) item.hidden = document.querySelector(link.hash)?.closest('.call')?.hasAttribute('hidden') ?? false;
  }
  for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])');
  none.hidden = [...groups].some((group) => !group.hidden);
}

const { copy = '', copied = '' } = document.body.dataset;
const SHOWN_MS = 1500;

// Only a secure page may write to the clipboard: localhost is one, a plain address in the network is not.
if (navigator.clipboard) {
  for (const place of document.querySelectorAll('.copyable')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(place.querySelector('code')?.textContent ?? '');
      button.textContent = copied;
      setTimeout(() => (button.textContent = copy), SHOWN_MS);
    });
    place.append(button);
  }
}

// On a phone the list of calls would fill the first screen.
if (matchMedia('(max-width: 59.99em)').matches) document.querySelector('nav details')?.removeAttribute('open');
