import { Text } from '@shop/design/ui/elements';
import { checkoutMessages } from './checkout.messages.ts';
import { usePendingPayment } from './pending-payments.ts';

/** Warns before logout that a payment is pending. */
export function PendingPaymentNote() {
  const waiting = usePendingPayment();
  return waiting && <Text pt="3">{checkoutMessages.waitsAtLogout(waiting.orderId)}</Text>;
}
