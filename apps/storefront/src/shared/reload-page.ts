/** Loads the page anew. Apart, because a test's browser cannot. */
export const reloadPage = (): void => window.location.reload();
