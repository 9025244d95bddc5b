// @ts-check

import { digitsOf, otpProblem } from './card-rules.js';
import { announce, byId, form, input } from './page.js';
import { showProblem } from './payment-form.js';
import { showOtpPage } from './views.js';
import { messages } from './window.messages.js';

/** @typedef {import('../payment-answer.ts').OtpQuestion} OtpQuestion */

/**
 * The bank's page, where the payer confirms a card payment with an OTP.
 *
 * @param {object} bank each function shows the provider's response
 * @param {(otp: string) => Promise<void>} bank.onConfirm
 * @param {() => Promise<void>} bank.onResend
 * @param {() => Promise<void>} bank.onCancel
 */
export function startOtpPage({ onConfirm, onResend, onCancel }) {
  let isBusy = false;
  /** Ignores clicks while a request runs. @param {() => Promise<void>} act */
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
    if (problem) return showOtpProblem(problem);
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
 * Shows the page, or the result of the last attempt.
 *
 * @param {OtpQuestion} question
 * @param {{ amount: string, isResent: boolean }} about
 */
export function showOtp({ sent_to, attempts_left, resends_left, test_otp, problem }, { amount, isResent }) {
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
  if (problem) return showOtpProblem(problem);
  input('otp').focus();
  announce(isNew ? `${messages.otpTitle}. ${title(sent_to, amount)}` : title(sent_to, amount));
}

/** @param {string} problem */
export function showOtpProblem(problem) {
  showProblem('otp', problem);
  input('otp').focus();
  // The error must be visible above a phone's keyboard.
  byId('otp-error').scrollIntoView?.({ block: 'nearest' });
  announce(problem);
}
