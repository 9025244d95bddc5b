export type ColorMode = 'light' | 'dark';

/** The mode that the page shows. */
export const currentColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Shows the page light or dark. */
export function showColorMode(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
