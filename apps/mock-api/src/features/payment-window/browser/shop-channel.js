// @ts-check
/* global window */

/**
 * The line to the shop's page, which laid this window over itself. It names its origin in the address; from then on only
 * that origin, and only the page that holds this frame, is heard and answered.
 *
 * @param {(message: any) => void} onMessage
 * @returns {{ send: (message: { type: string, [more: string]: unknown }) => void } | null} null when no shop holds it
 */
export function connectToShop(onMessage) {
  const shopOrigin = originOf(window.location.hash.slice(1));
  if (window.parent === window || !shopOrigin) return null;

  window.addEventListener('message', (event) => {
    if (event.origin === shopOrigin && event.source === window.parent && event.data?.mockpay === true)
      onMessage(event.data);
  });
  return { send: (message) => window.parent.postMessage({ mockpay: true, ...message }, shopOrigin) };
}

/** @param {string} encoded percent-encoded; what cannot be decoded names no origin */
function originOf(encoded) {
  try {
    const { origin, protocol } = new window.URL(decodeURIComponent(encoded));
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
