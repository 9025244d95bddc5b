import type { Cookie } from '@playwright/test';

/** How the storefront's server treats a test, chosen by a cookie: unlike routes, it leaves the browser its cache. */
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

const NAME = 'served';

export const servedCookie = (served: Served): Cookie => ({
  name: NAME,
  value: encodeURIComponent(JSON.stringify(served)),
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax',
});

/** @param cookies a request's header */
export function servedOf(cookies = ''): Served | undefined {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1];
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as Served);
}
