/** Errors of the provider. */
export const paymentWindowMessages = {
  malformed: 'The payment request is invalid.',
  orderUnknown: 'Mockpay does not know this order.',
  unknownInstrument: {
    upi: 'Not a test UPI ID. Choose one in Test tools below.',
    card: 'Not a test card. Choose one in Test tools below.',
    netbanking: 'Not a test bank. Choose one in Test tools below.',
  },
  failed: 'The payment could not be completed at the bank.',
  amountDiffers: 'The amount to pay is not the amount of the order.',
  orderExpired: 'This order is too old to be paid. Please order again.',
  alreadyPaid: 'This order has been paid already.',
};
