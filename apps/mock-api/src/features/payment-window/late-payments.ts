import type { World } from '../../world/world.ts';
import { receiveCapture } from '../payments/receive-capture.ts';

type LatePayment = Readonly<{ id: string; orderId: string }>;

const tableOf = ({ rows }: Pick<World, 'rows'>) => rows.table<LatePayment>('late-payment');

/** Keeps a payment that is captured after the shop has closed its order. */
export function keepForLater(payment: LatePayment, world: Pick<World, 'rows'>): void {
  tableOf(world).put(payment.id, payment);
}

/**
 * Captures abandoned payments when the shop has closed the order, and reports them from server to server. A real
 * provider does not know about the closing; this one is notified, so that tests need not wait.
 */
export async function captureLate(
  orderId: string,
  world: Pick<World, 'rows' | 'store' | 'signer' | 'clock'>,
): Promise<void> {
  const table = tableOf(world);
  const late = table.all().filter((payment) => payment.orderId === orderId);
  for (const { id } of late) table.delete(id);
  for (const { id } of late) {
    const payment_signature = await world.signer.sign({ orderId, paymentId: id });
    await receiveCapture({ order_id: orderId, payment_id: id, payment_signature }, world);
  }
}
