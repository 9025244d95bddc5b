import type { IncomingHttpHeaders } from 'node:http';

/** How the storefront's server treats a test, chosen by a header: unlike routes, it leaves the browser its cache. */
export interface Served {
  /** Prefix of the test's world. */
  prefix: string;
  /** False as of a product that came after the build: no page was prerendered. */
  isPrerendered: boolean;
  /** True as on a slow line, where a page does without the shop's fonts; the system's own are wider. */
  areFontsLate: boolean;
  /** True as on a slow line, where a page is drawn piece by piece. */
  isPageLate: boolean;
}

const NAME = 'x-served';

/** For Playwright's `extraHTTPHeaders`. */
export const servedHeaders = (served: Served) => ({ [NAME]: JSON.stringify(served) });

export function servedOf({ [NAME]: value }: IncomingHttpHeaders): Served | undefined {
  return typeof value === 'string' ? (JSON.parse(value) as Served) : undefined;
}
