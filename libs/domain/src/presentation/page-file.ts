/** What a host answers where it has no page: a product that came after the build, an address that nobody knows. */
export const FALLBACK_PAGE = '200.html';

/**
 * The file of a page, as static hosts find it for its path: `/products` is `products.html`.
 *
 * @returns null where a path cannot be a file's name everywhere; such a page comes as the fallback
 */
export function pageFile(path: string): string | null {
  if (path === '/') return 'index.html';
  return /^(?:\/[\w.-]*\w)+$/.test(path) ? `${path.slice(1)}.html` : null;
}
