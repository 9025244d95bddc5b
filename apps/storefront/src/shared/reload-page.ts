let isReloading = false;

/** Reloads the page; a module of its own so that specs can mock it. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

export const isPageReloading = (): boolean => isReloading;
