import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

type Styled = Pick<RenderedPage, 'route' | 'styles' | 'globalStyles'>;

/** One style element as it stands in pages. */
export interface StyleElement {
  /** Emotion's names of the classes in it, see `style-cache.ts`; none of what is on every page. */
  classes?: readonly string[];
  css: string;
}

/**
 * The style elements of each route: pages of one route share theirs, since each element's hash stands in the header
 * rules, and there may be thousands of products.
 */
export function stylesByRoute(pages: readonly Styled[]): Map<string, StyleElement[]> {
  const routes = Map.groupBy(pages, ({ route }) => route);
  return new Map([...routes].map(([route, alike]) => [route, elementsOf(alike)]));
}

function elementsOf(pages: readonly Styled[]): StyleElement[] {
  const all = new Map(pages.flatMap(({ styles }) => [...styles]));
  const globals = new Set(pages.flatMap(({ globalStyles }) => globalStyles));
  const classes = [...all].filter(([name]) => !globals.has(name));
  return [
    ...[...globals].map((name) => ({ css: all.get(name) ?? '' })),
    { classes: classes.map(([name]) => name), css: classes.map(([, css]) => css).join('') },
  ];
}
