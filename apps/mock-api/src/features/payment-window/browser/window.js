import { byId } from './elements.js';
import { refuseInstrument, showInstruments, startForm } from './form.js';
import { getTime, listInstruments, takePayment } from './provider.js';
import { isResultShown, present, showForm, showProgress, showTimeLeft } from './view.js';
import { messages } from './window.messages.js';

/** Time until the window closes after a result: the shop shows a success itself, a failure must be readable. */
const SHOW_PAID_MS = 900;
const SHOW_FAILED_MS = 3000;
const TICK_MS = 1000;

/**
 * @typedef {import('../checkout-options.ts').CheckoutOptions} Payment
 * @typedef {{ type: string, [more: string]: unknown }} Report
 */

/** The page that holds this frame; it gives its origin in the URL, and messages go to and come from it alone. */
const shopOrigin = decodeURIComponent(location.hash.slice(1));
if (window.parent === window || !shopOrigin) byId('alone').hidden = false;
else void load(shopOrigin);

/** @param {string} origin */
async function load(origin) {
  /** @param {Report} message */
  const send = (message) => window.parent.postMessage({ mockpay: true, ...message }, origin);
  /** @type {(() => void) | undefined} */
  let requestClose;
  // Read before the window is shown, so that later clock changes count.
  const start = getTime();
  addEventListener('message', async ({ origin: from, source, data }) => {
    if (from !== origin || source !== window.parent || data?.mockpay !== true) return;
    if (data.type === 'open') requestClose ??= run(data.payment, await start, send);
    if (data.type === 'close-requested') requestClose?.();
  });
  await start;
  send({ type: 'loaded' });
}

/**
 * Runs one payment until the single report that ends it.
 *
 * @param {Payment} payment @param {number | null} openedAt @param {(report: Report) => void} send
 * @returns {() => void} closes the window, after confirmation
 */
function run(payment, openedAt, send) {
  const question = /** @type {HTMLDialogElement} */ (byId('question'));
  let hasEnded = false;
  /** What closing reports: a dismissal, or the result on display. @type {Report} */
  let ending = { type: 'dismissed' };

  const end = (report = ending) => {
    if (hasEnded) return;
    hasEnded = true;
    stopCountdown();
    send(report);
  };
  const endOutOfTime = () => end({ type: 'dismissed', reason: 'timeout' });
  const requestClose = () => {
    if (question.open) question.close();
    else if (isResultShown()) end();
    else question.showModal();
  };

  /** @param {{ method: 'upi' | 'card' | 'netbanking', instrument: string }} by */
  const pay = async (by) => {
    showProgress('working', messages.working, messages.workingDetail);
    const { order_id, amount } = payment;
    const response = await takePayment({ order_id, amount: Number(amount), ...by });
    if (hasEnded) return;
    switch (response.status) {
      case 'pending': {
        const cancel = { label: messages.cancel, press: requestClose };
        return showProgress('working', messages.waiting[by.method], response.detail, cancel);
      }
      case 'paid': {
        ending = { type: 'paid', payment: { payment_id: response.payment_id, signature: response.signature } };
        return showResult('good', messages.paid, messages.paidDetail(response.payment_id), SHOW_PAID_MS);
      }
      case 'failed': {
        const { error } = response;
        send({ type: 'failed', error });
        ending = { type: 'dismissed', reason: { error } };
        return showResult('bad', messages.failed, error.description, SHOW_FAILED_MS);
      }
      case 'refused':
        showForm();
        return refuseInstrument(response.detail);
      case 'unreachable':
        return showForm(messages.unreachable);
    }
  };

  /** @param {'good' | 'bad'} kind @param {string} title @param {string} detail @param {number} forMs */
  const showResult = (kind, title, detail, forMs) => {
    stopCountdown();
    byId('time').hidden = true;
    question.close();
    showProgress(kind, title, detail, { label: messages.backTo(payment.name ?? ''), press: end });
    setTimeout(end, forMs);
  };

  present(payment);
  startForm(payment.prefill?.name ?? '', (by) => void pay(by));
  void listInstruments().then(showInstruments);
  const { timeout: seconds = null } = payment;
  const stopCountdown = startCountdown(seconds, openedAt, showTimeLeft, endOutOfTime);

  byId('close').addEventListener('click', requestClose);
  byId('run-out').addEventListener('click', endOutOfTime);
  byId('keep').addEventListener('click', () => question.close());
  byId('leave-unpaid').addEventListener('click', () => end());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    requestClose();
  });
  addEventListener('focus', () => byId('sheet').focus(), { once: true });
  send({ type: 'ready' });
  return requestClose;
}

/**
 * Counts down to the window's timeout by the provider's clock, which is asked each second; null is no timeout, no response.
 *
 * @param {number | null} seconds @param {number | null} openedAt
 * @param {(secondsLeft: number) => void} onSecond @param {() => void} onEnd
 * @returns {() => void} stops it
 */
function startCountdown(seconds, openedAt, onSecond, onEnd) {
  if (seconds === null) return () => undefined;
  let isStopped = false;
  const timer = setInterval(async () => {
    const time = await getTime();
    if (time === null || isStopped) return;
    openedAt ??= time;
    const left = Math.max(0, Math.ceil(seconds - (time - openedAt) / 1000));
    onSecond(left);
    if (left === 0) onEnd();
  }, TICK_MS);
  onSecond(seconds);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
