import { Button } from '@shop/design/ui/elements';
import { useEffect, useEffectEvent, useState } from 'react';
import { retryDelay } from '../../shared/api/retry-delay.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { PaymentSuccess } from './payment-success.tsx';
import { usePendingPayment } from './pending-payments.ts';
import { usePayment } from './use-payment.ts';

/**
 * Resumes a pending payment, with a notice until it is settled. Retries with growing delays and on reconnect. A
 * success shows as in the checkout.
 */
export function ResumedPayment() {
  const { step, outcome, resume, forget } = usePayment();
  const orderId = usePendingPayment()?.orderId;
  const [attempts, setAttempts] = useState(0);
  const isIdle = step === null;

  const start = useEffectEvent(() => void resume());
  useEffect(() => start(), []);

  const tryAgain = useEffectEvent(() => {
    setAttempts((count) => count + 1);
    void resume();
  });

  useEffect(() => {
    if (orderId === undefined || !isIdle) return;
    const again = () => tryAgain();
    const timer = setTimeout(again, retryDelay(attempts + 1));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [orderId, isIdle, attempts]);

  return (
    <>
      {orderId !== undefined && (
        <Notice text={messages.waiting(orderId)}>
          <Button size="sm" minH="11" loading={step === 'confirming'} onClick={() => void resume()}>
            {messages.tryNow}
          </Button>
        </Notice>
      )}
      {outcome?.kind === 'refused' && (
        <Notice text={messages.refused(outcome.orderId)}>
          <Button size="sm" minH="11" onClick={forget}>
            {messages.understood}
          </Button>
        </Notice>
      )}
      <CheckoutFrame isOpen={outcome?.kind === 'paid'} onClose={forget} focuses="content">
        {outcome?.kind === 'paid' && (
          <PaymentSuccess orderId={outcome.orderId} total={outcome.total} onLeave={forget} />
        )}
      </CheckoutFrame>
    </>
  );
}
