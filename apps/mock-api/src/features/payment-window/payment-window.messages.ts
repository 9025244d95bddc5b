/** Errors of the provider. */
export const paymentWindowMessages = {
  malformed: 'The payment request is invalid.',
  orderUnknown: 'Mockpay does not know this order.',
  unknownInstrument: {
    upi: 'Not a test UPI ID. Choose one from the list below.',
    card: 'Not a test card. Choose one from the list below.',
    netbanking: 'Not a test bank. Choose one from the list below.',
  },
  failed: 'The payment could not be completed at the bank.',
  amountDiffers: 'The amount to pay is not the amount of the order.',
  orderExpired: 'This order is too old to be paid. Please order again.',
  alreadyPaid: 'This order has been paid already.',
};
