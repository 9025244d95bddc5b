/** Moves the focus to the page's heading, or to its content while it still loads. Does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  // A heading can take the focus only with a tab index.
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
