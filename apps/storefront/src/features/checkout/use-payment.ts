import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { reportError } from '../../shared/report-error.ts';
import { notify } from '../../shared/ui/notify.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { useRequireOffice } from '../delivery-location/use-require-office.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { payOrder, resumePayment, type OrderToPay, type PaymentOutcome } from './pay.ts';
import { openPaymentWindow } from './payment-window.ts';
import { selectPaymentStep } from './payment.slice.ts';

/** Pays or resumes, and shows the outcome (specification, sections 4 and 8). */
export function usePayment() {
  const dispatch = useAppDispatch();
  const requireOffice = useRequireOffice();
  const step = useSelector(selectPaymentStep);
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
      tell(ended);
      if (!isOnScreen.current) notifyElsewhere(ended);
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
    pay: (order: Pick<OrderToPay, 'pricedLines' | 'total'>) =>
      run(payOrder({ ...order, requireOffice, openWindow: openPaymentWindow })),
    resume: () => run(resumePayment()),
    /** Called when the outcome was dismissed. */
    forget: () => setOutcome(null),
  };
}

function tell(ended: PaymentOutcome): void {
  switch (ended.kind) {
    case 'unpaid':
      warn(ended.status);
      if (ended.message) notify({ type: 'error', title: ended.message, group: 'payment-answer' });
      return;
    case 'unconfirmed':
      warn(ended.status);
      return reportError('payment validation', ended.error);
    case 'refused':
      if (ended.message) notify({ type: 'error', title: ended.message, group: 'payment-answer' });
      else reportError('payment validation', ended.error);
      return;
    case 'broken':
      return reportError('payment', ended.error);
    case 'order-not-created':
      return reportError('order creation', ended.error);
    case 'order-id-empty':
      return notify({ type: 'warning', title: checkoutMessages.orderIdEmpty, group: 'payment' });
    case 'paid':
    case 'address-missing':
    case 'prices-changed':
    case 'order-open':
    case 'session-ended':
    case 'busy-elsewhere':
    case 'nothing':
      return;
    default:
      ended satisfies never;
  }
}

/** Shows the outcome as toasts when checkout and notice are gone. */
function notifyElsewhere(ended: PaymentOutcome): void {
  if (ended.kind === 'paid') notify({ type: 'success', title: checkoutMessages.placed });
  if (ended.kind === 'refused')
    notify({ type: 'error', title: checkoutMessages.refused(ended.orderId), duration: Infinity });
  if (ended.kind === 'session-ended' && ended.paidBy !== null)
    notify({ type: 'warning', title: checkoutMessages.paidByOther(ended.paidBy), duration: Infinity });
}

function warn(status: keyof typeof outcomeWarnings | 'succeeded'): void {
  if (status !== 'succeeded') notify({ type: 'warning', title: outcomeWarnings[status], group: 'payment' });
}
