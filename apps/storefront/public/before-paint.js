// Runs before the first paint, so that nothing flashes or jumps. The colour mode is the shopper's choice, else the system's.
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
  // What is pressed and sent before the shop's first script waits for it, see event-replay.ts. A search works by itself.
  window.earlyEvents = [];
  var keepEarly = (event) => {
    var target = event.type === 'submit' ? event.target : event.target.closest('button');
    if (!window.earlyEvents || !target || (target.form ?? target).method === 'get') return;
    event.preventDefault();
    window.earlyEvents.push(event);
  };
  addEventListener('submit', keepEarly, true);
  addEventListener('click', keepEarly, true);
  // Blocked, or gone from the host: the page says so.
  var tell = () => (document.getElementById('script-missing').hidden = false);
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type !== 'module' || !window.earlyEvents) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
  // A prerendered list is the whole list: with a query it stays hidden until the script shows what is asked for.
  if (location.search) page.classList.add('has-query');
})();
