/** How far the server's clock is ahead of this device's, in ms. */
let ahead = 0;

/** Notes the `Date` of a response that comes from no cache. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The server's time to the second, in ms since 1970, by which orders are timed; this device's until a response tells it. */
export const serverNow = (): number => Date.now() + ahead;
