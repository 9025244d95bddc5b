import { matchRoutes, type Path, type RouteObject } from 'react-router-dom';

/** Loads the code of the page at an address into the route table, so that the page can be drawn in one go. */
export async function loadPage(routes: RouteObject[], address: Partial<Path>): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  );
}

/** Whether the code of the page at an address has come. */
export const isPageLoaded = (routes: RouteObject[], address: Partial<Path>): boolean =>
  !matchRoutes(routes, address)?.some(({ route }) => route.lazy);
