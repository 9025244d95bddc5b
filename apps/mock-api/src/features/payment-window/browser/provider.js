// @ts-check
/* global document, fetch, URL */

/**
 * @typedef {ReturnType<typeof import('../instruments.ts').listInstruments>[number]} Instrument
 * @typedef {import('../payment-answer.ts').PaymentAnswer | { status: 'unreachable' }} PaymentAnswer
 * @typedef {import('../checkout-options.ts').PaymentError} PaymentError
 */

/** Relative to this page, to keep a path prefix before `/mockpay`. @param {string} path */
const address = (path) => new URL(path, document.baseURI);

/** @returns {Promise<Instrument[]>} empty without a response: the window works without the list */
export async function listInstruments() {
  return (await read('instruments'))?.instruments ?? [];
}

/** @returns {Promise<number | null>} the provider's time in ms since 1970; null without a response */
export async function getTime() {
  return (await read('clock'))?.now ?? null;
}

/** @param {string} path @returns {Promise<any>} null without a response */
async function read(path) {
  try {
    const reply = await fetch(address(path));
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}

/**
 * The provider's calls for one order.
 *
 * @param {string} orderId
 * @param {AbortSignal} signal aborted when the payer leaves or the time runs out
 */
export function paymentsFor(orderId, signal) {
  /** @param {string} path @param {Record<string, unknown>} body @returns {Promise<PaymentAnswer>} */
  const post = async (path, body) => {
    try {
      const reply = await fetch(address(path), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
      const answer = await reply.json();
      if (reply.ok) return answer;
      if (reply.status === 404)
        return { status: 'failed', error: unknownOrder(answer.detail ?? answer.title, orderId) };
      return { status: 'unreachable' };
    } catch {
      return { status: 'unreachable' };
    }
  };
  return {
    /** @param {Record<string, unknown>} payment amount and instrument */
    take: (payment) => post('payments', { order_id: orderId, ...payment }),
    /** @param {string} paymentId @param {string} otp */
    confirm: (paymentId, otp) => post(`payments/${paymentId}/otp`, { otp }),
    /** @param {string} paymentId */
    resendOtp: (paymentId) => post(`payments/${paymentId}/otp/resend`, {}),
    /** @param {string} paymentId */
    cancelOtp: (paymentId) => post(`payments/${paymentId}/otp/cancel`, {}),
  };
}

/** @param {string} description @param {string} orderId @returns {PaymentError} */
function unknownOrder(description, orderId) {
  return {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: { order_id: orderId },
  };
}
