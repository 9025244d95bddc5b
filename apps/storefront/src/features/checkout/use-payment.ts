import { useEffect, useRef, useState } from 'react';
import { reportError } from '../../shared/report-error.ts';
import { notify } from '../../shared/ui/notify.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { cartCleared } from '../cart/cart.slice.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { pay, type OrderToPay, type PaymentStep } from './pay.ts';
import { withPaymentLock } from './payment-lock.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { resume } from './resume.ts';
import { usePaymentDependencies } from './use-payment-dependencies.ts';

/** Pays, or takes up what a reload cut off, and tells the shopper how it ended (specification, sections 4 and 8). */
export function usePayment() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const dependencies = usePaymentDependencies(setStep);
  const isRunning = useRef(false);
  const isOnScreen = useRef(false);

  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);

  const tell = (ended: PaymentOutcome): void => {
    switch (ended.kind) {
      case 'paid':
        dispatch(cartCleared());
        if (!isOnScreen.current) notify({ type: 'success', title: checkoutMessages.placed });
        return;
      case 'unpaid':
        warn(ended.status);
        if (ended.message) notify({ type: 'error', title: ended.message, group: 'payment-answer' });
        return;
      case 'unconfirmed':
        warn(ended.status);
        return reportError('payment validation', ended.error);
      case 'order-not-created':
        return reportError('order creation', ended.error);
      case 'order-id-empty':
        return notify({ type: 'warning', title: checkoutMessages.orderIdEmpty, group: 'payment' });
      case 'address-missing':
      case 'session-expired':
      case 'busy-elsewhere':
      case 'nothing-to-resume':
        return;
      default:
        ended satisfies never;
    }
  };

  const run = async (attempt: () => Promise<PaymentOutcome>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(null);
    try {
      const ended = (await withPaymentLock(attempt)) ?? { kind: 'busy-elsewhere' };
      tell(ended);
      setOutcome(ended);
    } finally {
      isRunning.current = false;
      setStep(null);
    }
  };

  return {
    /** How far the running attempt is; null when none runs. */
    step,
    outcome,
    pay: (order: OrderToPay) => run(() => pay(dependencies, order)),
    resume: () => run(() => resume(dependencies)),
    /** The outcome has been seen. */
    forget: () => setOutcome(null),
  };
}

function warn(status: keyof typeof outcomeWarnings | 'succeeded'): void {
  if (status !== 'succeeded') notify({ type: 'warning', title: outcomeWarnings[status], group: 'payment' });
}
