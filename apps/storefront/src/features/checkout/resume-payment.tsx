import { Text } from '@shop/design/ui/elements';
import { useAppSelector } from '../../shared/app-store.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { selectPayments, selectWaitingPayment } from './payment.slice.ts';

const loadResumed = () => import('./resumed-payment.tsx');

/**
 * Resumes a pending payment once an account is signed in. Mounted once, among the notices; its code loads only when
 * needed.
 */
export function ResumePayment() {
  const owner = useAppSelector(selectUser)?.email;
  const isWaiting = useAppSelector(selectWaitingPayment) !== undefined;
  const isAny = useAppSelector(selectPayments).length > 0;

  // Stays mounted, to show the success.
  return (
    <Lazy load={loadResumed} isWanted={isWaiting || (isAny && owner !== undefined)}>
      {({ ResumedPayment }) => <ResumedPayment key={owner} isSignedIn={owner !== undefined} />}
    </Lazy>
  );
}

/** Warns before logout that a payment is pending. */
export function PendingPaymentNote() {
  const waiting = useAppSelector(selectWaitingPayment);
  return waiting && <Text pt="3">{checkoutMessages.waitsAtLogout(waiting.orderId)}</Text>;
}
