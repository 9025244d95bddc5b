/** Where a browser cannot say when it is idle, in ms after the page has loaded. */
const IDLE_GUESS = 2_000;

/**
 * Acts once the page is loaded and the browser idle, so that nothing a shopper waits for is kept waiting. What fails then
 * the shop does without.
 *
 * @returns how to call it off
 */
export function whenIdle(act: () => Promise<unknown>): () => void {
  const calledOff = new AbortController();
  const attempt = () => {
    if (!calledOff.signal.aborted) act().catch(() => undefined);
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(attempt);
    else setTimeout(attempt, IDLE_GUESS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: calledOff.signal });
  return () => calledOff.abort();
}
