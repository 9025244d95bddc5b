/**
 * @typedef {ReturnType<typeof import('../instruments.ts').listInstruments>[number]} Instrument
 * @typedef {Exclude<import('../take-payment.ts').PaymentResponse, { status: 'malformed' }> | { status: 'unreachable' }} PaymentResponse
 */

/** @returns {Promise<Instrument[]>} empty without a response: the window works without the list */
export const listInstruments = async () => (await call('instruments'))?.instruments ?? [];

/** @returns {Promise<number | null>} the provider's time in ms since 1970; null without a response */
export const getTime = async () => (await call('clock'))?.now ?? null;

/**
 * @param {{ order_id: string, amount: number, method: string, instrument: string }} payment
 * @returns {Promise<PaymentResponse>}
 */
export async function takePayment(payment) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await call('payments', { method: 'POST', headers, body: JSON.stringify(payment) });
  return response ?? { status: 'unreachable' };
}

/** @param {string} path @param {RequestInit} [options] @returns {Promise<any>} null without a response */
async function call(path, options) {
  try {
    // Relative to this page, to keep a path prefix before `/mockpay`.
    const reply = await fetch(new URL(path, document.baseURI), options);
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}
