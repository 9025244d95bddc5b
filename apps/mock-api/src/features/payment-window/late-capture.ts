import type { World } from '../../world/world.ts';
import { receiveCapture } from '../payments/receive-capture.ts';
import { paymentSessionsOf } from './payment-sessions.ts';

/**
 * Captures what the payer had given up on, and reports it to the shop from server to server. Late means: when the shop has
 * closed the order. A real provider does not know that; this one is told, so that it is late each time and no clock is
 * waited for.
 */
export async function captureLate(orderId: string, world: Pick<World, 'store' | 'signer' | 'clock'>): Promise<void> {
  for (const { id } of paymentSessionsOf(world).takeLate(orderId)) {
    const payment_signature = await world.signer.sign({ orderId, paymentId: id });
    await receiveCapture({ order_id: orderId, payment_id: id, payment_signature }, world);
  }
}
