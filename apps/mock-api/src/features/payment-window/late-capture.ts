import type { World } from '../../world/world.ts';
import { receiveCapture } from '../payments/receive-capture.ts';
import { openPaymentsOf } from './open-payments.ts';

/**
 * Captures abandoned payments when the shop has closed the order, and reports them from server to server. A real
 * provider does not know about the closing; this one is notified, so that tests need not wait.
 */
export async function captureLate(
  orderId: string,
  world: Pick<World, 'rows' | 'store' | 'signer' | 'clock'>,
): Promise<void> {
  for (const { id } of openPaymentsOf(world).takeLate(orderId)) {
    const payment_signature = await world.signer.sign({ orderId, paymentId: id });
    await receiveCapture({ order_id: orderId, payment_id: id, payment_signature }, world);
  }
}
