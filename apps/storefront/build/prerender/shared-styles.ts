import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

/**
 * The styles of each route: pages of one route share theirs, since the hash of each style element stands in the header
 * rules, and there may be thousands of products.
 */
export function stylesByRoute(pages: readonly Pick<RenderedPage, 'route' | 'styles'>[]): Map<string, string> {
  const routes = Map.groupBy(pages, ({ route }) => route);
  return new Map([...routes].map(([route, alike]) => [route, together(alike)]));
}

/** Each of Emotion's styles once. */
const together = (pages: readonly Pick<RenderedPage, 'styles'>[]): string =>
  [...new Map(pages.flatMap(({ styles }) => [...styles])).values()].join('');
