import type { Random } from '../crash/shopper.ts';
import { bodyOf, paidReport, provider, registration, smallOrder } from '../shop-client.ts';

/** Few orders per customer, so that lists stay short. */
const ORDERS_PER_CUSTOMER = 20;

/** Besides those that sign a customer up. */
export const CALLS_PER_ORDER = 4;

/**
 * Registers, orders and pays until the signal.
 *
 * @param took gets the duration of each call in milliseconds
 * @returns refused calls and wrong results
 */
export async function shopUntil(over: AbortSignal, url: string, random: Random, took: (ms: number) => void) {
  const failures: string[] = [];
  const call: typeof bodyOf = async (...asked) => {
    const began = performance.now();
    const response = await bodyOf(...asked);
    took(performance.now() - began);
    return response;
  };
  while (!over.aborted) {
    try {
      const body = registration(`shopper-${random(2 ** 31)}-${random(2 ** 31)}@soak.example`);
      await call(url, 'register', { body });
      const { token } = await call(url, 'login', { body: { email: body.email, password: body.password } });
      for (let count = 1; count <= ORDERS_PER_CUSTOMER && !over.aborted; count++) {
        await call(url, 'listProducts');
        const id = await call(url, 'createOrder', { path: provider, body: smallOrder }, token);
        await call(url, 'validatePayment', { path: provider, body: paidReport(id) }, token);
        const orders = await call(url, 'listOrders', undefined, token);
        const paid = orders.filter(({ payment_status }) => payment_status === 'paid').length;
        if (paid !== count) failures.push(`${paid} of ${count} orders of ${body.email} are paid.`);
      }
    } catch (error) {
      failures.push(String(error));
    }
  }
  return failures;
}
