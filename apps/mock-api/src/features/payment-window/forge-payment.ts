import type { OrderRecord } from '../../store/records.ts';
import type { World } from '../../world/world.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import type { OpenPayment } from './open-payments.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

type Forgery = 'tampered' | 'replayed' | 'reused';

/** Responds with a forged payment, as a dishonest page could report it; the shop's server must reject it. */
export async function forgePayment(
  forgery: Forgery,
  { id, method }: OpenPayment,
  order: OrderRecord,
  { store, signer }: Pick<World, 'store' | 'signer'>,
): Promise<PaymentAnswer> {
  const paid = (payment_id: string, signature: string): PaymentAnswer => {
    return { status: 'paid', payment_id, order_id: order.id, signature };
  };
  if (forgery === 'tampered') return paid(id, tamper(await signer.sign({ orderId: order.id, paymentId: id })));

  const [earlier] = store.orders
    .ofCustomer(order.customer)
    .filter((other) => other.id !== order.id)
    .flatMap((other) => store.payments.ofOrder(other.id));
  if (!earlier) {
    const field = method === 'upi' ? 'vpa' : 'card.number';
    return { status: 'refused', problems: [{ field, detail: messages.nothingToReplay }] };
  }
  const signedFor = forgery === 'replayed' ? earlier.orderId : order.id;
  return paid(earlier.id, await signer.sign({ orderId: signedFor, paymentId: earlier.id }));
}

/** Changes the last digit, which keeps length and format. */
function tamper(signature: string): string {
  return signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0');
}
