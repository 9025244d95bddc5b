import { useSelector } from 'react-redux';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { selectUser } from '../session/session.slice.ts';
import { selectStoredPayments } from './payment.slice.ts';

const loadResumed = () => import('./resumed-payment.tsx');

/**
 * Resumes a pending payment once an account is signed in. Mounted once, among the notices; its code loads only when
 * needed.
 */
export function ResumePayment() {
  const owner = useSelector(selectUser)?.email;
  const { orderId, pendingPayment } = useSelector(selectStoredPayments);
  const isWanted = owner !== undefined && (orderId !== null || pendingPayment !== null);

  // Stays mounted, to show the success.
  return (
    <Lazy load={loadResumed} isWanted={isWanted}>
      {({ ResumedPayment }) => owner !== undefined && <ResumedPayment key={owner} />}
    </Lazy>
  );
}
