import { Text } from '@shop/design/ui/elements';
import { checkoutMessages } from './checkout.messages.ts';
import { usePendingPayment } from './pending-payments.ts';

/** Before logging out: a payment that was made still waits to be confirmed. */
export function PendingPaymentNote() {
  const waiting = usePendingPayment();
  return waiting && <Text pt="3">{checkoutMessages.waitsAtLogout(waiting.orderId)}</Text>;
}
