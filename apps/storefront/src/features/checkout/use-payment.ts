import { useEffect, useRef, useState } from 'react';
import { reportError } from '../../shared/report-error.ts';
import { notify } from '@shop/design/toasts';
import { useAppDispatch, useAppSelector } from '../../shared/app-store.ts';
import { deliveryLocationMessages } from '../delivery-location/delivery-location.messages.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { resumePayment } from './confirm-payment.ts';
import { payOrder, type OrderToPay } from './pay.ts';
import type { PaymentOutcome } from './payment-attempt.ts';
import { selectPaymentStep } from './payment.slice.ts';

/** Pays or resumes, and shows the outcome (specification, sections 4 and 8). */
export function usePayment() {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectPaymentStep);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const isOnScreen = useRef(false);

  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);

  const run = async (attempt: ReturnType<typeof payOrder>): Promise<void> => {
    setOutcome(null);
    setRunning(true);
    try {
      const ended = await dispatch(attempt).catch((error: unknown): PaymentOutcome => ({ kind: 'broken', error }));
      notifyOutcome(ended, isOnScreen.current);
      setOutcome(ended);
    } finally {
      // In one render with the outcome; otherwise the drawer would close before showing it.
      setRunning(false);
    }
  };

  return {
    /** The step of this tab's attempt, wherever it was started; null when none runs. */
    step: isRunning ? (step ?? 'confirming') : step,
    outcome,
    pay: (order: OrderToPay) => run(payOrder(order)),
    resume: () => run(resumePayment()),
    /** Called when the outcome was dismissed. */
    forget: () => setOutcome(null),
  };
}

/** Logs the failure and shows toasts; what only checkout and notice say, too, when they are gone. */
function notifyOutcome(outcome: PaymentOutcome, isOnScreen: boolean): void {
  if ('status' in outcome && outcome.status !== 'succeeded')
    notify({ type: 'warning', title: outcomeWarnings[outcome.status], group: 'payment' });
  if ('message' in outcome && outcome.message)
    notify({ type: 'error', title: outcome.message, group: 'payment-response' });
  else if ('error' in outcome) reportError(failedSteps[outcome.kind], outcome.error);
  if (outcome.kind === 'address-missing') notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
  if (outcome.kind === 'order-id-empty')
    notify({ type: 'warning', title: checkoutMessages.orderIdEmpty, group: 'payment' });

  if (isOnScreen) return;
  if (outcome.kind === 'paid') notify({ type: 'success', title: checkoutMessages.placed });
  if (outcome.kind === 'refused')
    notify({ type: 'error', title: checkoutMessages.refused(outcome.orderId), duration: Infinity });
  if (outcome.kind === 'session-ended' && outcome.paidBy !== null)
    notify({ type: 'warning', title: checkoutMessages.paidByOther(outcome.paidBy), duration: Infinity });
}

/** As they are logged. */
const failedSteps = {
  'order-not-created': 'order creation',
  unconfirmed: 'payment validation',
  refused: 'payment validation',
  broken: 'payment',
} as const;
