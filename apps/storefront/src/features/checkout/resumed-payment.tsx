import { Button } from '@shop/design/ui/elements';
import { ShopDrawer } from '@shop/design/ui/shop-drawer';
import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '@shop/design/parts/notice';
import { useAppDispatch, useAppSelector } from '../../shared/app-store.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { PaymentSuccess } from './payment-success.tsx';
import { paidElsewhereClosed, selectOwnPayments, selectPaidElsewhere, selectWaitingPayment } from './payment.slice.ts';
import { usePayment } from './use-payment.ts';

/** Delays before the retries, in ms; the last one repeats. */
const RETRY_DELAYS = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Resumes a pending payment, with a notice until it is settled. Retries with growing delays and on reconnect. A
 * success shows as in the checkout, in every tab.
 */
export function ResumedPayment() {
  const dispatch = useAppDispatch();
  const { step, outcome, resume, forget } = usePayment();
  const orderId = useAppSelector(selectWaitingPayment)?.orderId;
  const refused = useAppSelector(selectOwnPayments).find(({ isRefused }) => isRefused);
  const paidElsewhere = useAppSelector(selectPaidElsewhere);
  const paid = outcome?.kind === 'paid' ? outcome : paidElsewhere;
  const [isRefusalRead, setRefusalRead] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isIdle = step === null;
  const close = () => {
    forget();
    dispatch(paidElsewhereClosed());
  };

  const start = useEffectEvent(() => void resume());
  useEffect(() => start(), []);

  useEffect(() => {
    if (orderId === undefined || !isIdle) return;
    const retry = () => {
      setAttempts((count) => count + 1);
      start();
    };
    const timer = setTimeout(retry, RETRY_DELAYS[attempts] ?? RETRY_DELAYS.at(-1));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
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
      <ShopDrawer title={messages.title} isOpen={paid !== null} onClose={close} focuses="content">
        {paid && <PaymentSuccess orderId={paid.orderId} total={paid.total} onLeave={close} />}
      </ShopDrawer>
    </>
  );
}
