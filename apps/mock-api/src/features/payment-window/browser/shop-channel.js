// @ts-check
/* global window */

/**
 * Connects to the shop's page, which gives its origin in the URL. Messages are exchanged only with that origin and with
 * the page that holds this frame.
 *
 * @param {(message: any) => void} onMessage
 * @returns {{ send: (message: { type: string, [more: string]: unknown }) => void } | null} null outside a shop's page
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

/** @param {string} encoded percent-encoded; returns null when it is not a valid origin */
function originOf(encoded) {
  try {
    const { origin, protocol } = new window.URL(decodeURIComponent(encoded));
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
