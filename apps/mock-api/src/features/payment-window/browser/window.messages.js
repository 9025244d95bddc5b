// @ts-check

/** Changing texts of the payment window; fixed labels are in window.html. */
export const messages = {
  pay: (/** @type {string} */ amount) => `Pay ${amount}`,
  working: 'Asking the test bank…',
  workingDetail: 'This takes a moment.',
  waiting: { upi: 'Waiting for your UPI app', card: 'Waiting for your bank' },
  cancel: 'Cancel payment',
  otpTitle: 'Confirm with an OTP',
  otpSent: (/** @type {string} */ phone, /** @type {string} */ amount) =>
    `Your bank has sent a one-time password to ${phone} for this payment of ${amount}.`,
  otpResent: (/** @type {string} */ phone, /** @type {string} */ amount) =>
    `Your bank has sent another one-time password to ${phone} for this payment of ${amount}.`,
  otpAttempts: (/** @type {number} */ left) => (left === 1 ? 'One attempt left' : `${left} attempts left`),
  otpConfirm: (/** @type {string} */ amount) => `Confirm ${amount}`,
  otpUnreachable: 'The test bank could not be reached. Please try again.',
  paid: 'Payment received',
  paidDetail: (/** @type {string} */ paymentId) => `Test payment ${paymentId}. No money moved.`,
  failed: 'Payment failed',
  timeLeft: (/** @type {string} */ time) => `${time} left to pay`,
  unreachable: 'The test bank could not be reached. Nothing was paid. Please try again.',
  backTo: (/** @type {string} */ merchant) => `Back to ${merchant || 'the shop'}`,
};
