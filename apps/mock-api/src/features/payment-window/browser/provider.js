// @ts-check
/* global document, fetch, URL */

/**
 * @typedef {{ method: 'upi' | 'card', value: string, title: string, tone: 'good' | 'bad' | 'waiting' }} Instrument
 * @typedef {import('../checkout-options.ts').PaymentError} PaymentError
 * @typedef {| { status: 'paid', payment_id: string, order_id: string, signature: string }
 *   | { status: 'pending', payment_id: string }
 *   | { status: 'failed', error: PaymentError }
 *   | { status: 'refused', problems: Array<{ field: string, detail: string }> }
 *   | { status: 'unreachable' }} PaymentAnswer
 */

/** @returns {Promise<Instrument[]>} none when the provider does not answer: the window works without its list */
export async function listInstruments() {
  try {
    const reply = await fetch(new URL('instruments', document.baseURI));
    return reply.ok ? (await reply.json()).instruments : [];
  } catch {
    return [];
  }
}

/**
 * Asks the provider for the money.
 *
 * @param {Record<string, unknown>} request
 * @param {AbortSignal} signal aborted when the payer leaves or the time is over
 * @returns {Promise<PaymentAnswer>}
 */
export async function takePayment(request, signal) {
  try {
    const reply = await fetch(new URL('payments', document.baseURI), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    const answer = await reply.json();
    if (reply.ok) return answer;
    if (reply.status === 404)
      return { status: 'failed', error: orderProblem(answer.detail ?? answer.title, String(request.order_id)) };
    return { status: 'unreachable' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** @param {string} description @param {string} orderId @returns {PaymentError} */
function orderProblem(description, orderId) {
  return {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: { order_id: orderId },
  };
}
