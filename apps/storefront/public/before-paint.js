// Sets the colour mode before the first paint, so that nothing flashes: the shopper's choice, else the system's.
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
  // A prerendered list is the whole list: with a query it stays hidden until the script shows what is asked for.
  if (location.search) document.documentElement.classList.add('has-query');
})();
