/** Delay after load in browsers without requestIdleCallback, in ms. */
const IDLE_GUESS = 2_000;

/** Runs a task once the page is loaded and idle. Failures are ignored. @returns how to call it off */
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
