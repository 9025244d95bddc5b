// @ts-check

/** What the payment window says while it runs; fixed labels stand in window.html. */
export const messages = {
  pay: (/** @type {string} */ amount) => `Pay ${amount}`,
  working: 'Asking the test bank…',
  workingDetail: 'This takes a moment.',
  waiting: 'Waiting for an answer',
  waitingDetail: 'This test instrument never answers. The payment ends when the time runs out.',
  paid: 'Payment received',
  paidDetail: (/** @type {string} */ paymentId) => `Test payment ${paymentId}. No money moved.`,
  failed: 'Payment failed',
  timeLeft: (/** @type {string} */ time) => `${time} left to pay`,
  unreachable: 'The test bank could not be reached. Nothing was paid. Please try again.',
  backTo: (/** @type {string} */ merchant) => `Back to ${merchant || 'the shop'}`,
};
