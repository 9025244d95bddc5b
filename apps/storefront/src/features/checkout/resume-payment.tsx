import { useAppSelector } from '../../shared/app-store.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { selectUser } from '../session/session.slice.ts';
import { selectPayments } from './payment.slice.ts';

const loadResumed = () => import('./resumed-payment.tsx');

/**
 * Resumes a pending payment once an account is signed in. Mounted once, among the notices; its code loads only when
 * needed.
 */
export function ResumePayment() {
  const owner = useAppSelector(selectUser)?.email;
  const isWanted = useAppSelector(selectPayments).length > 0 && owner !== undefined;

  // Stays mounted, to show the success.
  return (
    <Lazy load={loadResumed} isWanted={isWanted}>
      {({ ResumedPayment }) => owner !== undefined && <ResumedPayment key={owner} />}
    </Lazy>
  );
}
