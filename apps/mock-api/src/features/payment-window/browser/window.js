// @ts-check
/* global document, window, AbortController, setTimeout */

import { clockText, startCountdown } from './countdown.js';
import { moneyText, takeOnLook } from './look.js';
import { announce, byId, dialog } from './page.js';
import { askForOtp, complain, startOtpPage } from './otp-page.js';
import { showInstruments, showProblems, startForm } from './payment-form.js';
import { askTime, listInstruments, paymentsFor } from './provider.js';
import { connectToShop } from './shop-channel.js';
import { isResultShown, showForm, showProgress } from './views.js';
import { messages } from './window.messages.js';

/** How long a result stands before the window goes by itself: a receipt is the shop's to show, a failure is to be read. */
const SHOW_PAID_MS = 900;
const SHOW_FAILED_MS = 3000;

/** Moments at which screen readers hear how much time is left. */
const TOLD_AT_SECONDS = [60, 30, 10];

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

/** The time from which it counts is known before anybody sees the window: a clock put forward from then on is noticed. */
async function load(/** @type {NonNullable<typeof shop>} */ { send }) {
  openedAt = await askTime();
  send({ type: 'loaded' });
}

/** One visit of the window, from opening to the one report that ends it. @param {Payment} payment */
function run(payment) {
  const send = /** @type {NonNullable<typeof shop>} */ (shop).send;
  const question = dialog('question');
  const abort = new AbortController();
  const payments = paymentsFor(payment.order_id, abort.signal);
  /** The payment that the bank's page is about. */
  let otpFor = '';
  let hasEnded = false;
  /** What leaving means at this moment: nothing happened yet, or a result is on show. @type {() => void} */
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
    askTime,
    onSecond: showTimeLeft,
    onEnd: () => end({ type: 'dismissed', reason: 'timeout' }),
  });

  const requestClose = () => {
    if (question.open) question.close();
    else if (payment.confirmClose && !isResultShown()) question.showModal();
    else leave();
  };

  /** @param {import('./provider.js').PaymentAnswer} answer @param {{ isResent?: boolean }} [how] */
  const show = (answer, { isResent = false } = {}) => {
    if (hasEnded) return;
    switch (answer.status) {
      case 'otp':
        otpFor = answer.payment_id;
        return askForOtp(answer, { amount: moneyText(payment.amount, payment.currency), isResent });
      case 'pending': {
        const cancel = { label: messages.cancel, press: requestClose };
        return showProgress('working', messages.waiting[answer.method], answer.detail, cancel);
      }
      case 'paid':
        return showPaid(answer);
      case 'failed':
        return payment.canRetry ? offerRetry(answer.error) : showFailed(answer.error);
      case 'refused':
        showForm();
        if (!showProblems(answer.problems)) showForm(answer.problems[0]?.detail ?? messages.unreachable);
        return;
      case 'unreachable':
        return byId('otp-page').hidden ? showForm(messages.unreachable) : complain(messages.otpUnreachable);
    }
  };

  /** @param {Record<string, unknown>} instrument */
  const pay = async (instrument) => {
    byId('alert').hidden = true;
    showProgress('working', messages.working, messages.workingDetail);
    show(await payments.take({ amount: payment.amount, ...instrument }));
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
  startForm({ payerName: payment.prefill.name, onPay: (instrument) => void pay(instrument) });
  startOtpPage({
    onConfirm: async (otp) => show(await payments.confirm(otpFor, otp)),
    onResend: async () => show(await payments.resendOtp(otpFor), { isResent: true }),
    onCancel: async () => show(await payments.cancelOtp(otpFor)),
  });
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
  takeOnLook(payment);
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
  if (TOLD_AT_SECONDS.includes(secondsLeft)) announce(messages.timeLeft(clockText(secondsLeft)));
}
