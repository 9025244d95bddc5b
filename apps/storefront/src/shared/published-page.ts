/** The page for unknown paths and for products added after the build. */
export const FALLBACK_PAGE = '200.html';

/**
 * The file of a page on static hosts: `/products` is `products.html`.
 *
 * @returns null when the path is not a portable file name; such a path gets the fallback page
 */
export function pageFile(path: string): string | null {
  if (path === '/') return 'index.html';
  return /^(?:\/[\w.-]*\w)+$/.test(path) ? `${path.slice(1)}.html` : null;
}

/** Id of the element with a prerendered page's state, as JSON. */
export const PRELOADED_STATE_ID = 'preloaded-state';

/** Attribute of what the build rendered into a page's head. */
export const RENDERED_HEAD = 'data-rendered';

/** The User Timing mark that the page sets when it is hydrated. */
export const HYDRATED_MARK = 'shop-hydrated';
