// Runs before the first paint, to avoid flashes and layout shifts. The colour mode is the user's choice, else the
// system's.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('colorMode');
  } catch {
    // Storage is disabled: the system decides.
  }
  var page = document.documentElement;
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  page.classList.add(isDark ? 'dark' : 'light');
  page.style.colorScheme = isDark ? 'dark' : 'light';
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    // Pictures below the first screen wait for the shop's scripts, or for the first scroll.
    page.classList.add('defer-pictures');
    addEventListener('scroll', () => page.classList.remove('defer-pictures'), { once: true });
  }
  // Records clicks and form submissions for event-replay.ts. A search form works without scripts.
  window.earlyEvents = [];
  var keepEarly = (event) => {
    var target = event.type === 'submit' ? event.target : event.target.closest('button, label:has([type="checkbox"])');
    if (!window.earlyEvents || !target || (target.form ?? target).method === 'get') return;
    event.preventDefault();
    window.earlyEvents.push(event);
  };
  addEventListener('submit', keepEarly, true);
  addEventListener('click', keepEarly, true);
  // Shows a message when the first script fails to load, or throws in a browser that is too old.
  var tell = () => (document.getElementById('script-missing').hidden = false);
  addEventListener(
    'error',
    ({ target }) => {
      if ((target !== window && target.type !== 'module') || !window.earlyEvents) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
  // A prerendered list is unfiltered: hidden while there is a query, until the script filters it.
  if (location.search) page.classList.add('has-query');
})();
