// @ts-check
/* global document, window, AbortController, setTimeout */

import { clockText, startCountdown } from './countdown.js';
import { moneyText, applyTheme } from './look.js';
import { announce, byId, dialog, isResultShown, showForm, showProgress } from './page.js';
import { refuseInstrument, showInstruments, startForm } from './payment-form.js';
import { getTime, listInstruments, takePayment } from './provider.js';
import { connectToShop } from './shop-channel.js';
import { messages } from './window.messages.js';

/** Time until the window closes after a result: the shop shows a success itself, a failure must be readable. */
const SHOW_PAID_MS = 900;
const SHOW_FAILED_MS = 3000;

/** Remaining times that screen readers announce. */
const ANNOUNCED_AT_SECONDS = [60, 30, 10];

/** @typedef {import('../checkout-options.ts').PaymentDescription} Payment */

const instruments = listInstruments();
/** @type {number | null} */
let openedAt = null;
/** @type {ReturnType<typeof run> | undefined} */
let running;
const shop = connectToShop((message) => {
  if (message.type === 'open') running ??= run(message.payment);
  if (message.type === 'close-requested') running?.requestClose();
});
if (shop) void load(shop);
else byId('alone').hidden = false;

/** Gets the start time before the window is shown, so that later clock changes count. */
async function load(/** @type {NonNullable<typeof shop>} */ { send }) {
  openedAt = await getTime();
  send({ type: 'loaded' });
}

/** Runs one payment until the single report that ends it. @param {Payment} payment */
function run(payment) {
  const send = /** @type {NonNullable<typeof shop>} */ (shop).send;
  const question = dialog('question');
  const abort = new AbortController();
  let hasEnded = false;
  /** What closing reports: a dismissal, or the result on display. @type {() => void} */
  let leave = () => end({ type: 'dismissed' });

  /** @param {{ type: string, [more: string]: unknown }} report */
  const end = (report) => {
    if (hasEnded) return;
    hasEnded = true;
    countdown.stop();
    abort.abort();
    send(report);
  };

  const countdown = startCountdown({
    seconds: payment.timeout,
    openedAt,
    getTime,
    onSecond: showTimeLeft,
    onEnd: () => end({ type: 'dismissed', reason: 'timeout' }),
  });

  const requestClose = () => {
    if (question.open) question.close();
    else if (payment.confirmClose && !isResultShown()) question.showModal();
    else leave();
  };

  /** @param {{ method: 'upi' | 'card' | 'netbanking', instrument: string }} by */
  const pay = async (by) => {
    byId('alert').hidden = true;
    showProgress('working', messages.working, messages.workingDetail);
    const { order_id, amount } = payment;
    const answer = await takePayment({ order_id, amount, ...by }, abort.signal);
    if (hasEnded) return;
    switch (answer.status) {
      case 'pending': {
        const cancel = { label: messages.cancel, press: requestClose };
        return showProgress('working', messages.waiting[by.method], answer.detail, cancel);
      }
      case 'paid':
        return showPaid(answer);
      case 'failed':
        return payment.canRetry ? offerRetry(answer.error) : showFailed(answer.error);
      case 'refused':
        showForm();
        return refuseInstrument(answer.detail);
      case 'unreachable':
        return showForm(messages.unreachable);
    }
  };

  /** @param {{ payment_id: string, order_id: string, signature: string }} paid */
  const showPaid = ({ payment_id, order_id, signature }) => {
    showResult('good', messages.paid, messages.paidDetail(payment_id), SHOW_PAID_MS, {
      type: 'paid',
      payment: { payment_id, order_id, signature },
    });
  };

  /** @param {import('../checkout-options.ts').PaymentError} error */
  const showFailed = (error) => {
    send({ type: 'failed', error });
    showResult('bad', messages.failed, error.description, SHOW_FAILED_MS, { type: 'dismissed', reason: { error } });
  };

  /** @param {import('../checkout-options.ts').PaymentError} error */
  const offerRetry = (error) => {
    send({ type: 'failed', error });
    showForm(error.description);
  };

  /**
   * @param {'good' | 'bad'} kind
   * @param {string} title
   * @param {string} detail
   * @param {number} forMs
   * @param {{ type: string, [more: string]: unknown }} report
   */
  const showResult = (kind, title, detail, forMs, report) => {
    countdown.stop();
    byId('time').hidden = true;
    if (question.open) question.close();
    leave = () => end(report);
    showProgress(kind, title, detail, { label: messages.backTo(payment.name), press: leave });
    setTimeout(leave, forMs);
  };

  present(payment);
  startForm({ payerName: payment.prefill.name, onPay: (by) => void pay(by) });
  void instruments.then(showInstruments);

  byId('close').addEventListener('click', requestClose);
  byId('run-out').addEventListener('click', () => countdown.endNow());
  byId('keep').addEventListener('click', () => question.close());
  byId('leave-unpaid').addEventListener('click', () => leave());
  byId('stage').addEventListener('click', (event) => {
    if (event.target === byId('stage') && payment.backdropCloses) requestClose();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (payment.canEscape || question.open) requestClose();
  });
  window.addEventListener('focus', () => byId('sheet').focus(), { once: true });
  send({ type: 'ready' });
  return { requestClose };
}

/** @param {Payment} payment */
function present(payment) {
  applyTheme(payment);
  const amount = moneyText(payment.amount, payment.currency);
  byId('merchant').textContent = payment.name;
  byId('amount').textContent = amount;
  byId('description').textContent = payment.description;
  byId('order').textContent = payment.order_id;
  byId('pay').textContent = messages.pay(amount);
  byId('stage').hidden = false;
}

/** @param {number} secondsLeft */
function showTimeLeft(secondsLeft) {
  byId('time').hidden = false;
  byId('time-left').textContent = clockText(secondsLeft);
  byId('time').toggleAttribute('data-urgent', secondsLeft <= 60);
  if (ANNOUNCED_AT_SECONDS.includes(secondsLeft)) announce(messages.timeLeft(clockText(secondsLeft)));
}
