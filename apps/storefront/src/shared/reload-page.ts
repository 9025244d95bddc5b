import { ownField } from '@shop/domain/json/parse-json';

let isReloading = false;

/** Reloads the page; a module of its own so that specs can mock it. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** Opens another page anew, in place of this one. */
export function openInstead(path: string): void {
  isReloading = true;
  window.location.replace(path);
}

/** Whether this entry of the history has been opened anew. */
export const isOpenedAnew = (): boolean => ownField(window.history.state, 'isOpenedAnew') === true;

/** Opens the address anew, for which its entry in the history is marked. */
export function openAnew(): void {
  window.history.replaceState({ ...(window.history.state as object | null), isOpenedAnew: true }, '');
  reloadPage();
}

/** Whether the page is being left by one of these: nothing else leads elsewhere. */
export const isPageReloading = (): boolean => isReloading;
