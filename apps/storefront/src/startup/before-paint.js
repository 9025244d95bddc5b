// Runs before the first paint and before all other scripts.
(function () {
  var page = document.documentElement;
  /** For the scripts to start after the page has loaded, in ms. */
  var START_LIMIT = 20000;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is disabled.
    }
  }

  // The colour mode is the user's choice, else the system's.
  var choice = stored('colorMode');
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  page.classList.add(isDark ? 'dark' : 'light');
  page.style.colorScheme = isDark ? 'dark' : 'light';

  // Until hydration the browser keeps the position; in Firefox a reloaded page would still have the router’s "manual".
  history.scrollRestoration = 'auto';

  // A prerendered list shows everything: it stands as skeletons until the page is rendered with the query.
  if (/[?&](search|category|plant|form|price|sort|type|show)=/.test(location.search)) page.classList.add('has-query');

  // The cart is built empty: for one with lines it stands as skeletons until they are read.
  if ((stored('cart') || '[]') !== '[]') page.classList.add('has-lines');

  // Until hydration, presses, submits and choices wait in order, under a line at the top. A link waits behind a pressed
  // button, as Add to Cart, else it drops them: the last way to leave wins. A page that is rendered anew gets them, and
  // what was typed, in its new header.
  var events = (window.earlyEvents = []);
  var timer;
  function keep(event) {
    var target = event.target;
    if (event.type === 'click') {
      var link = target.closest('a[href]');
      if (link) {
        var isElsewhere = link.target || event.ctrlKey || event.metaKey || event.shiftKey;
        if (isElsewhere || !/^http/.test(link.protocol) || link.getAttribute('href')[0] === '#') return;
        if (note().hidden && events.some(({ type }) => type === 'click')) {
          event.preventDefault();
          events.push({ type: 'click', target: link });
        } else events.length = 0;
        return;
      }
      // A repeated click on the label would take the focus from what is being typed; on its checkbox it does not.
      var control = (target.closest('label') || {}).control;
      target = control && control.type === 'checkbox' ? control : target.closest('button');
    }
    if (!target || (event.type === 'change' && target.tagName !== 'SELECT')) return;
    if (event.type !== 'change') event.preventDefault();
    if (event.type === 'input' && events.some((one) => one.target === target)) return;
    events.push({ type: event.type, target: target, value: target.value, place: inHeader(target).indexOf(target) });
    if (event.type === 'input') return;
    page.classList.add('is-starting');
    timer = timer || setTimeout(tellIfSlow, START_LIMIT);
  }
  var inHeader = ({ localName }) => [...document.querySelectorAll(`header ${localName}`)];
  var types = ['click', 'submit', 'change', 'input'];
  types.forEach((type) => addEventListener(type, keep, true));

  window.repeatEarlyEvents = async function () {
    types.forEach((type) => removeEventListener(type, keep, true));
    window.earlyEvents = undefined;
    page.classList.remove('is-starting');
    if (isSlow) note().hidden = true;
    for (var { type, target, value, place } of events) {
      // React renders each change before the next event, as for a person.
      await new Promise((resolve) => setTimeout(resolve));
      if (!target.isConnected) {
        var typed = target.value;
        target = inHeader(target)[place];
        if (!target) continue;
        if (type === 'input') target.value = typed;
        target.focus();
      }
      if (type === 'click') target.click();
      if (type === 'submit') target.requestSubmit();
      if (type === 'change') {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  };

  // Says so when the first script fails to load, throws in a browser that is too old, or does not start for long.
  var isSlow = false;
  var note = () => document.getElementById('script-missing');
  var tell = () => {
    note().hidden = false;
    page.classList.remove('is-starting');
  };
  addEventListener(
    'error',
    ({ target }) => {
      if ((target !== window && target.type !== 'module') || !window.earlyEvents) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
  var tellIfSlow = () => {
    if (!window.earlyEvents || !note().hidden) return;
    isSlow = true;
    tell();
  };
  addEventListener('load', () => setTimeout(tellIfSlow, START_LIMIT));
})();
