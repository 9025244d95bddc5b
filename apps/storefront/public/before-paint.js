// Runs before the first paint, so that nothing flashes or jumps. The colour mode is the shopper's choice, else the system's.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('colorMode');
  } catch {
    // Storage is disabled: the system decides.
  }
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(isDark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  // Whoever returns to a page is to find it where it was: it is laid out whole, see later-part.ts.
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && visit.type !== 'navigate') document.documentElement.removeAttribute('data-first-view');
  // A prerendered list is the whole list: with a query it stays hidden until the script shows what is asked for.
  if (location.search) document.documentElement.classList.add('has-query');
})();
