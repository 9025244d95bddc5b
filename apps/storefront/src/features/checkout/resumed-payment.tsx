import { Button } from '@shop/design/ui/elements';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { retryDelay } from './retry-delay.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { PaymentSuccess } from './payment-success.tsx';
import { selectIsWrittenElsewhere } from './payment.slice.ts';
import { isPaid, isWaiting, useOwnPayments, type PendingPayment } from './pending-payments.ts';
import { usePayment } from './use-payment.ts';

/**
 * Resumes a pending payment, with a notice until it is settled. Retries with growing delays and on reconnect. A
 * success shows as in the checkout, in every tab.
 */
export function ResumedPayment() {
  const { step, outcome, resume, forget } = usePayment();
  const payments = useOwnPayments();
  const orderId = payments.find(isWaiting)?.orderId;
  const refused = payments.find(({ isRefused }) => isRefused);
  const [isRefusalRead, setRefusalRead] = useState(false);
  const [paidElsewhere, setPaidElsewhere] = usePaidElsewhere(payments);
  const paid = outcome?.kind === 'paid' ? outcome : paidElsewhere;
  const [attempts, setAttempts] = useState(0);
  const isIdle = step === null;
  const close = () => {
    forget();
    setPaidElsewhere(null);
  };

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
      {refused && !isRefusalRead && (
        <Notice text={messages.refused(refused.orderId)}>
          <Button size="sm" minH="11" onClick={() => setRefusalRead(true)}>
            {messages.understood}
          </Button>
        </Notice>
      )}
      <CheckoutFrame isOpen={paid !== null} onClose={close} focuses="content">
        {paid && <PaymentSuccess orderId={paid.orderId} total={paid.total} onLeave={close} />}
      </CheckoutFrame>
    </>
  );
}

/** A payment that another tab confirmed: a success is removed only when its order is known to be paid. */
function usePaidElsewhere(payments: readonly PendingPayment[]) {
  const isWrittenElsewhere = useSelector(selectIsWrittenElsewhere);
  const [before, setBefore] = useState(payments);
  const paid = useState<PendingPayment | null>(null);
  if (payments !== before) {
    setBefore(payments);
    const gone = before.find((one) => isPaid(one) && payments.every(({ orderId }) => orderId !== one.orderId));
    if (gone && isWrittenElsewhere) paid[1](gone);
  }
  return paid;
}
