import type { ColorMode } from '@shop/design/color-mode';

/** The storefront's own name for it: on its origin, the console looks as the shop does. */
const STORAGE_KEY = 'colorMode';

/** What was chosen on an earlier visit, else what the system shows. */
export function chosenColorMode(): ColorMode {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? (isDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
  } catch {
    return isDark ? 'dark' : 'light';
  }
}

export function rememberColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage is disabled: the choice holds for this visit.
  }
}
