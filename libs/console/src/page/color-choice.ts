import type { ColorMode } from '@shop/design/color-mode';

/** The storefront's key: on its origin, both have the same appearance. */
const STORAGE_KEY = 'colorMode';

/** The stored choice, else the system's. */
export function chosenColorMode(): ColorMode {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? (isDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
  } catch {
    return isDark ? 'dark' : 'light';
  }
}
