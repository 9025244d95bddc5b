import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { reportError } from '../../shared/report-error.ts';
import { selectUser } from '../session/session.slice.ts';
import { selectStoredPayments } from './payment.slice.ts';

/**
 * Resumes a pending payment once an account is signed in. Mounted once, among the notices; its code loads only when
 * needed.
 */
export function ResumePayment() {
  const owner = useSelector(selectUser)?.email;
  const { orderId, pendingPayment } = useSelector(selectStoredPayments);
  const isWanted = owner !== undefined && (orderId !== null || pendingPayment !== null);
  const [Resumed, setResumed] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted || Resumed) return;
    const load = () =>
      void import('./resumed-payment.tsx').then(
        ({ ResumedPayment }) => setResumed(() => ResumedPayment),
        (error: unknown) => reportError('resuming a payment', error),
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isWanted, Resumed]);

  // Stays mounted, to show the success.
  return Resumed && owner !== undefined && <Resumed key={owner} />;
}
