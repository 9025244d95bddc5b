// Runs before the first paint and before all other scripts.
(function () {
  var page = document.documentElement;
  /** For the scripts to start, in ms, once the page has loaded or a press waits: on a slow line its pictures come first. */
  var START_LIMIT = 20000;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is disabled.
    }
  }

  // The colour mode is the user's choice, else the system's, also when that changes.
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function showColours() {
    var choice = stored('colorMode');
    var isDark = choice ? choice === 'dark' : dark.matches;
    page.classList.toggle('dark', isDark);
    page.classList.toggle('light', !isDark);
    page.style.colorScheme = isDark ? 'dark' : 'light';
  }
  showColours();
  dark.onchange = showColours;

  // Until hydration the browser keeps the position; in Firefox a reloaded page would still have the router’s "manual".
  history.scrollRestoration = 'auto';

  // A prerendered list shows everything: it stands as skeletons until the page is rendered with what readProductFilter or a
  // list reads of the query.
  var hasQuery = /[?&](search|plant|form|price|sort|type|show)=/.test(location.search);
  if (hasQuery) page.classList.add('has-query');
  var category = (new URLSearchParams(location.search).get('category') || '').trim();

  // The cart is built empty: for one with lines it stands as skeletons until they are read.
  if ((stored('cart') || '[]') !== '[]') page.classList.add('has-lines');

  // Until hydration, presses and choices wait in order, under a line at the top. Searches and links lead on as they do without
  // a script; behind a press, as of Add to Cart, they wait, too. In a page that is rendered anew, as one that is translated
  // already, they are repeated at the same place of its header, and of its main part where a query leads to no other list.
  var events = [];
  var isWaiting = false;
  var isStarted = false;
  var missing = []; // Pictures. No property tells them: in a window without width, those that load have no width, either.
  var controlsOf = (part) => [
    ...document.querySelectorAll(part.localName + ' :is(a, button, input, select, textarea)'),
  ];
  function keep(event) {
    var { type, target } = event;
    if (type === 'click') {
      // A repeated click on the label would take the focus from what is being typed; on its checkbox it does not.
      var { control } = (!target.closest('a') && target.closest('label')) || {};
      var kept = isWaiting ? 'button, a[href^="/"]:not([target])' : 'button:not([role=search] *)';
      target = control && control.type === 'checkbox' ? control : target.closest(kept);
      if (target) event.preventDefault();
    }
    if (!target || (type === 'change' && target.localName !== 'select')) return;
    var part = target.closest(hasQuery || category ? 'header' : 'header, main');
    var place = part ? controlsOf(part).indexOf(target) : -1;
    events.push({ type: type, target: target, value: target.value, part: part, place: place });
    if (type === 'input') return;
    if (!isWaiting) limit();
    isWaiting = note().hidden;
    page.classList.toggle('is-starting', isWaiting);
  }
  var types = ['click', 'change', 'input'];
  types.forEach((type) => addEventListener(type, keep, true));

  window.repeatEarlyEvents = async function () {
    isStarted = true;
    types.forEach((type) => removeEventListener(type, keep, true));
    page.classList.remove('is-starting');
    note().hidden = true;
    missing.forEach((picture) => picture.dispatchEvent(new Event('error')));
    for (var { type, target, value, part, place } of events) {
      // React renders each change before the next event, as for a person.
      await new Promise((resolve) => setTimeout(resolve));
      var isAnew = part && !part.isConnected;
      var control = isAnew ? controlsOf(part)[place] : target;
      if (!control || control.localName !== target.localName) continue;
      if (type === 'click') control.click();
      else if (type === 'change' || isAnew) {
        // React hears of no value that is set by the property that it puts on the element.
        var own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
        own.set.call(control, target.value || value);
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (isAnew) control.focus();
    }
  };

  // Says so when the first script fails to load, throws in a browser that is too old, or does not start for long.
  var note = () => document.getElementById('script-missing');
  var tell = () => {
    if (isStarted) return;
    note().hidden = isWaiting = false;
    page.classList.remove('is-starting');
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.localName === 'img' && !isStarted) missing.push(target);
      if (target !== window && target.type !== 'module') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
  var limit = () => setTimeout(tell, START_LIMIT);
  addEventListener('load', limit);

  // A category alone hides the others of a prerendered list. Last, since a browser that is too old throws here.
  if (category && !hasQuery) {
    page.classList.add('has-category');
    var others = new CSSStyleSheet();
    var isEvery = category.toLowerCase() === 'all';
    if (!isEvery)
      others.replaceSync(`[data-category]:not([data-category*=${JSON.stringify(category)} i]){display:none}`);
    document.adoptedStyleSheets = [others];
  }
})();
