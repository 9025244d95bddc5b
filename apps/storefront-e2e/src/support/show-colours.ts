/** Runs in the page: sets the colour mode. */
export function showColours(mode: 'light' | 'dark'): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
