import { Text } from '@shop/design/ui/elements';
import { useAppSelector } from '../../shared/app-store.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { selectWaitingPayment } from './payment.slice.ts';

/** Warns before logout that a payment is pending. */
export function PendingPaymentNote() {
  const waiting = useAppSelector(selectWaitingPayment);
  return waiting && <Text pt="3">{checkoutMessages.waitsAtLogout(waiting.orderId)}</Text>;
}
