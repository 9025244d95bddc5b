/** Changing texts of the payment window; fixed labels are in window.html. */
export const messages = {
  apps: 'Pay with an app on this phone',
  pay: (/** @type {string} */ amount) => `Pay ${amount}`,
  working: 'Asking the test bank…',
  workingDetail: 'This takes a moment.',
  waiting: { upi: 'Waiting for your UPI app', card: 'Waiting for your bank', netbanking: 'Waiting for your bank' },
  cancel: 'Cancel payment',
  paid: 'Payment received',
  paidDetail: (/** @type {string} */ paymentId) => `Test payment ${paymentId}. No money moved.`,
  failed: 'Payment failed',
  timeLeft: (/** @type {string} */ time) => `${time} left to pay`,
  unreachable: 'The test bank could not be reached. Nothing was paid. Please try again.',
  backTo: (/** @type {string} */ merchant) => `Back to ${merchant || 'the shop'}`,
};
