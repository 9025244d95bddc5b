import { notify } from '@shop/design/toasts';
import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { reportError } from '../../shared/report-error.ts';
import { deliveryLocationMessages } from '../delivery-location/delivery-location.messages.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { pay, payAgain, resumePayment, type Checkout, type OrderToPay } from './pay.ts';
import { selectPaymentStep, type PaymentOutcome } from './payment.slice.ts';

/**
 * Pays or resumes, and shows the outcome (specification, sections 4 and 8).
 *
 * @param tells whether the caller shows unsuccessful payments itself, while it is on the screen
 */
export function usePayment(tells: 'here' | 'by-toast') {
  const store = useStore() as Checkout;
  const step = useSelector(selectPaymentStep);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const cancellation = useRef<AbortController>(null);
  const isOnScreen = useRef(false);

  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);

  const run = async (attempt: () => Promise<PaymentOutcome>): Promise<void> => {
    if (selectPaymentStep(store.getState()) !== null) return;
    setOutcome(null);
    setRunning(true);
    try {
      const ended = await attempt().catch((error: unknown): PaymentOutcome => ({ kind: 'broken', error }));
      if ('error' in ended && ended.error) reportError(failedSteps[ended.kind], ended.error);
      notifyOutcome(ended, isOnScreen.current, tells);
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
    pay: (order: OrderToPay) => {
      cancellation.current = new AbortController();
      const { signal } = cancellation.current;
      return run(() => pay(store, order, signal));
    },
    payAgain: (orderId: string) => run(() => payAgain(store, orderId)),
    resume: () => run(() => resumePayment(store)),
    /** Called when the outcome was dismissed; ends what can be cancelled. */
    forget: () => {
      cancellation.current?.abort();
      setOutcome(null);
    },
  };
}

/** Shows toasts for what is not told in the place where the payment was made. */
function notifyOutcome(outcome: PaymentOutcome, isOnScreen: boolean, tells: 'here' | 'by-toast'): void {
  if (outcome.kind === 'address-missing') notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
  if (outcome.kind === 'order-id-empty') notify({ type: 'warning', title: checkoutMessages.orderIdEmpty });
  if (!isOnScreen || tells === 'by-toast') {
    if (outcome.kind === 'refused' && outcome.message) notify({ type: 'error', title: outcome.message });
    if (outcome.kind === 'unpaid' && outcome.status !== 'succeeded') {
      const { status, message } = outcome;
      notify({ type: 'warning', title: outcomeWarnings[status], ...(message && { description: message }) });
    }
  }
  if (isOnScreen) return;
  if (outcome.kind === 'paid') notify({ type: 'success', title: checkoutMessages.placed });
  if (outcome.kind === 'refused')
    notify({ type: 'error', title: checkoutMessages.refused(outcome.orderId), duration: Infinity });
  if (outcome.kind === 'session-ended' && outcome.paidBy !== null)
    notify({ type: 'warning', title: checkoutMessages.paidByOther(outcome.paidBy), duration: Infinity });
}

/** As they are logged. */
const failedSteps = {
  unchecked: 'check before paying',
  'order-not-created': 'order creation',
  unpaid: 'payment validation',
  unconfirmed: 'payment validation',
  refused: 'payment validation',
  broken: 'payment',
} as const;
