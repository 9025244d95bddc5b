import { Text } from '@shop/design/ui/elements';
import { checkoutMessages } from './checkout.messages.ts';
import { useWaitingPayment } from './pending-payments.ts';

/** Before logging out: a payment that was made still waits to be confirmed. */
export function WaitingPaymentNote() {
  const waiting = useWaitingPayment();
  return waiting && <Text pt="3">{checkoutMessages.waitsAtLogout(waiting.orderId)}</Text>;
}
