/** What the provider says about a payment it cannot take. */
export const paymentWindowMessages = {
  malformed: 'The payment request is not in order.',
  orderUnknown: 'Mockpay does not know this order.',
  unknownUpi: 'Not a test UPI ID. Choose one from the list below.',
  unknownCard: 'Not a test card. Choose one from the list below.',
  amountDiffers: 'The amount to pay is not the amount of the order.',
  alreadyPaid: 'This order has been paid already.',
};
