import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Page } from './pages.ts';

/** A page's code did not load: after a deployment its file may be gone. */
export class PageCodeMissing extends Error {}

export const pageCode = (load: Page['load']) => async () => {
  const { default: Component } = await load().catch((cause: unknown) => {
    throw new PageCodeMissing('The code of a page did not load.', { cause });
  });
  return { Component };
};

/** Loads the page's code before the router starts, so that it hydrates in one pass. */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Hydration data that marks a prerendered page's loaders as done. */
export const loadedByBuild = (routes: RouteObject[], pathname: string) => ({
  loaderData: Object.fromEntries(
    (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { id, loader } }) => (id && loader ? [[id, null]] : [])),
  ),
});
