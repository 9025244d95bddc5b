import { Text } from '@shop/design/ui/elements';
import { useSelector } from 'react-redux';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { selectPayments, selectUnconfirmedPayment } from './payment.slice.ts';

const loadNotice = () => import('./pending-payment-notice.tsx');

/**
 * Resumes a pending payment once an account is signed in. Mounted once, among the notices; its code loads only when
 * needed.
 */
export function PendingPayment() {
  const owner = useSelector(selectUser)?.email;
  const isUnconfirmed = useSelector(selectUnconfirmedPayment) !== undefined;
  const isAny = useSelector(selectPayments).length > 0;

  // Stays mounted, to show the success.
  return (
    <Lazy load={loadNotice} isWanted={isUnconfirmed || (isAny && owner !== undefined)}>
      {({ PendingPaymentNotice }) => <PendingPaymentNotice key={owner} isSignedIn={owner !== undefined} />}
    </Lazy>
  );
}

/** Warns before logout that a payment is pending. */
export function PendingPaymentNote() {
  const unconfirmed = useSelector(selectUnconfirmedPayment);
  return unconfirmed && <Text pt="3">{checkoutMessages.waitsAtLogout(unconfirmed.orderId)}</Text>;
}
