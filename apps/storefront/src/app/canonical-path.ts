import { matchPath } from 'react-router-dom';
import { pageList } from './pages.ts';

/**
 * A path as the page table spells it: `/Products/` and `/products.html` are `/products`. What a segment names, such as a
 * product, keeps its case.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(?:\.html)?\/*$/i, '') || '/';
  const page = pageList.find((one) => matchPath(one.path, path));
  const segments = path.split('/');
  return page
    ? page.path
        .split('/')
        .map((segment, index) => (segment.startsWith(':') ? segments[index] : segment))
        .join('/')
    : path;
}
