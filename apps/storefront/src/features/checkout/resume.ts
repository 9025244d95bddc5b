import type { Order, OrderStatus } from '@shop/api-contract/model';
import type { Paise } from '@shop/domain/money/paise';
import type { PaymentOutcome } from './payment-outcome.ts';
import { confirm, type PayDependencies } from './pay.ts';

export interface ResumeDependencies extends Pick<PayDependencies, 'pending' | 'validate' | 'onStep'> {
  /** Null when they could not be had. */
  listOrders: () => Promise<readonly Order[] | null>;
}

/**
 * Takes up a payment that a reload cut off (decisions, "Orders and payment"). A report of the window is validated; without
 * one the orders are asked, and an order still open is left alone: the payment may yet arrive, so nothing is cancelled.
 */
export async function resume(deps: ResumeDependencies): Promise<PaymentOutcome> {
  const { pending, listOrders, onStep } = deps;
  const cutOff = pending.read();
  if (!cutOff) return { kind: 'nothing-to-resume' };

  if (cutOff.report) {
    onStep('confirming');
    return confirm(deps, cutOff.report, cutOff.total);
  }

  const orders = await listOrders();
  if (!orders) return { kind: 'nothing-to-resume' };

  const order = orders.find(({ id }) => id === cutOff.orderId);
  if (order?.payment_status === 'created') return { kind: 'nothing-to-resume' };

  pending.settled();
  return order ? outcomeOf(order.payment_status, cutOff.total) : { kind: 'nothing-to-resume' };
}

/** The server's word was lost on the way; its message with it. */
function outcomeOf(status: Exclude<OrderStatus, 'created'>, total: Paise | null): PaymentOutcome {
  return status === 'paid' ? { kind: 'paid', total } : { kind: 'unpaid', status, message: '' };
}
