import { matchPath } from 'react-router-dom';
import { pageList } from './pages.ts';

/**
 * A path as the page table spells it: `/Products/`, `//products` and `/products.html` are `/products`. What a segment names,
 * such as a product, keeps its case.
 */
export function canonicalPath(pathname: string): string {
  const path = `/${pathname.replace(/^\/+|(?:\.html)?\/*$/gi, '')}`;
  const page = pageList.find((one) => matchPath(one.path, path));
  // No other segment than the last names anything.
  return page?.path.replace(/:\w+$/, () => path.replace(/.*\//, '')) ?? path;
}
