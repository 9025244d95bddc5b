// @ts-check

import { digitsOf, otpProblem } from './card-rules.js';
import { announce, byId, form, input } from './page.js';
import { showProblem } from './payment-form.js';
import { showOtpPage } from './views.js';
import { messages } from './window.messages.js';

/** @typedef {import('../payment-answer.ts').OtpQuestion} OtpQuestion */

/**
 * The page of the payer's bank: a card is confirmed by the one-time password that the bank sends.
 *
 * @param {object} bank each brings the provider's answer on to the screen
 * @param {(otp: string) => Promise<void>} bank.onConfirm
 * @param {() => Promise<void>} bank.onResend
 * @param {() => Promise<void>} bank.onCancel
 */
export function startOtpPage({ onConfirm, onResend, onCancel }) {
  let isBusy = false;
  /** One thing at a time: a second press while the bank is asked does nothing. @param {() => Promise<void>} act */
  const once = async (act) => {
    if (isBusy) return;
    isBusy = true;
    await act();
    isBusy = false;
  };

  input('otp').addEventListener('input', () => {
    input('otp').value = digitsOf(input('otp').value);
    showProblem('otp', null);
  });
  form('otp-page').addEventListener('submit', (event) => {
    event.preventDefault();
    const problem = otpProblem(input('otp').value);
    if (problem) return complain(problem);
    void once(() => onConfirm(input('otp').value));
  });
  byId('otp-resend').addEventListener('click', () => void once(onResend));
  byId('otp-cancel').addEventListener('click', () => void once(onCancel));
  byId('otp-fill').addEventListener('click', () => {
    input('otp').value = byId('otp-fill').textContent;
    showProblem('otp', null);
    byId('otp-confirm').focus();
  });
}

/**
 * Shows the page, or what became of the last try.
 *
 * @param {OtpQuestion} question
 * @param {{ amount: string, isResent: boolean }} about
 */
export function askForOtp({ sent_to, attempts_left, resends_left, test_otp, problem }, { amount, isResent }) {
  const isNew = byId('otp-page').hidden;
  const title = isResent && !problem ? messages.otpResent : messages.otpSent;
  byId('otp-detail').textContent = title(sent_to, amount);
  byId('otp-attempts').textContent = problem ? '' : messages.otpAttempts(attempts_left);
  byId('otp-fill').textContent = test_otp;
  byId('otp-resend').hidden = resends_left === 0;
  byId('otp-confirm').textContent = messages.otpConfirm(amount);
  input('otp').value = '';
  showProblem('otp', null);
  showOtpPage();
  if (problem) return complain(problem);
  input('otp').focus();
  announce(isNew ? `${messages.otpTitle}. ${title(sent_to, amount)}` : title(sent_to, amount));
}

/** @param {string} problem */
export function complain(problem) {
  showProblem('otp', problem);
  input('otp').focus();
  // A phone's keyboard leaves little room: what is wrong must not hide below its edge.
  byId('otp-error').scrollIntoView?.({ block: 'nearest' });
  announce(problem);
}
