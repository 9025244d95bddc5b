import { useEffect, useEffectEvent } from 'react';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { usePayment } from './use-payment.ts';

/** Resumes once, and shows a success as the checkout would have shown it. */
export function ResumedPayment() {
  const { outcome, resume, forget } = usePayment();
  const start = useEffectEvent(() => void resume());
  useEffect(() => start(), []);

  return (
    <CheckoutFrame isOpen={outcome?.kind === 'paid'} onClose={forget}>
      {outcome?.kind === 'paid' && <PaymentSuccess total={outcome.total} onLeave={forget} />}
    </CheckoutFrame>
  );
}
