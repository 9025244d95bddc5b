import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the page at an address before the router starts: what is prerendered hydrates in one go. */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Says that the loaders of a prerendered page have run: it brings their answers along. */
export const loadedByBuild = (routes: RouteObject[], pathname: string) => ({
  loaderData: Object.fromEntries(
    (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { id, loader } }) => (id && loader ? [[id, null]] : [])),
  ),
});
