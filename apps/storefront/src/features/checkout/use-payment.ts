import { notify } from '@shop/design/toasts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { deliveryLocationMessages } from '../delivery/delivery-location.messages.ts';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages, outcomeWarnings } from './checkout.messages.ts';
import { pay, resume, stopped, type PaymentRequest, type PaymentStore } from './pay.ts';
import {
  attemptEnded,
  outcomeDismissed,
  outcomeLeft,
  selectPaymentStep,
  stepReached,
  type PaymentOutcome,
  type PaymentRoot,
  type PaymentStep,
} from './payment.slice.ts';

/** Whether the caller shows unsuccessful payments itself, while it is on the screen. */
type ShowErrors = 'inline' | 'toast';

/** Pays or resumes, and shows the outcome (specification, sections 4 and 8). */
export function usePayment({ showErrors }: { showErrors: ShowErrors }) {
  const store = useStore() as PaymentStore;
  const id = useId();
  const step = useSelector(selectPaymentStep);
  const outcome = useSelector(({ payment }: PaymentRoot) => (payment.shownBy === id ? payment.outcome : null));
  const attempt = useRef<AbortController>(null);

  const run = async (
    first: PaymentStep,
    act: (signal: AbortSignal) => Promise<PaymentOutcome | null>,
  ): Promise<void> => {
    if (selectPaymentStep(store.getState()) !== null) return;
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    store.dispatch(stepReached(first));
    const ended = await withPaymentLock(() => act(signal), store).catch((error: unknown) => stopped('broken', error));
    const account = selectUser(store.getState())?.email;
    if (ended) notifyOutcome(ended, signal.aborted ? 'left' : showErrors, account);
    store.dispatch(attemptEnded({ outcome: ended, shownBy: signal.aborted ? null : id }));
  };
  const leave = () => {
    attempt.current?.abort();
    store.dispatch(outcomeLeft(id));
  };
  const onUnmount = useEffectEvent(leave);
  useEffect(() => onUnmount, []);

  return {
    /** The step of this tab's attempt, wherever it was started; null when none runs. */
    step,
    /** Of this caller's attempt. */
    outcome,
    pay: (request: PaymentRequest) => run('checking', (signal) => pay(store, request, signal)),
    resume: () => run('confirming', () => resume(store)),
    /** Called when the outcome was dismissed; ends what can be cancelled. */
    leave,
  };
}

/** Shows toasts for what is not told inline: a caller with toasts needs more of them, a page that was left all. */
function notifyOutcome(outcome: PaymentOutcome, place: ShowErrors | 'left', account: string | undefined): void {
  const { kind } = outcome;
  if (kind === 'stopped') {
    if (outcome.reason === 'address-missing')
      notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
    if (outcome.reason === 'order-id-empty') notify({ type: 'warning', title: messages.orderIdEmpty });
  }
  if (place === 'inline') return;
  if (kind === 'refused' && outcome.message) notify({ type: 'error', title: outcome.message });
  if (kind === 'unpaid' && outcome.status !== 'succeeded') {
    const { status, message } = outcome;
    notify({ type: 'warning', title: outcomeWarnings[status], ...(message && { description: message }) });
  }
  if (place === 'toast') return;
  if (kind === 'paid') notify({ type: 'success', title: messages.placed });
  if (kind === 'refused') notify({ type: 'error', title: messages.refused(outcome.orderId), duration: Infinity });
  // Without an account the notice on every page says it.
  if (kind === 'session-ended' && outcome.isPaid && account !== undefined && account !== outcome.owner)
    notify({ type: 'warning', title: messages.paidByOther(outcome.owner ?? ''), duration: Infinity });
}

/** Web Lock held by the paying tab. */
const PAYMENT_LOCK = 'payment';

/** One attempt at a time, over all tabs. Browsers without locks, or that refuse them with all site data, let each in. */
async function withPaymentLock(
  act: () => Promise<PaymentOutcome | null>,
  { dispatch, getState }: PaymentStore,
): Promise<PaymentOutcome | null> {
  let running: Promise<PaymentOutcome | null> | undefined;
  const run = () => (running = act());
  try {
    return await navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return run();
      const busy = stopped('busy-elsewhere');
      // Said until the other tab has paid or given up.
      void navigator.locks.request(PAYMENT_LOCK, {}, () => {
        if (getState().payment.outcome === busy) dispatch(outcomeDismissed());
      });
      return busy;
    });
  } catch {
    return await (running ?? run());
  }
}
