/** Reloads the page; a module of its own so that specs can mock it. */
export const reloadPage = (): void => window.location.reload();
