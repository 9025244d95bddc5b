/** Errors of the provider. */
export const paymentWindowMessages = {
  malformed: 'The payment request is not in order.',
  orderUnknown: 'Mockpay does not know this order.',
  paymentUnknown: 'Mockpay no longer knows this payment.',
  unknownUpi: 'Not a test UPI ID. Choose one from the list below.',
  unknownCard: 'Not a test card. Choose one from the list below.',
  amountDiffers: 'The amount to pay is not the amount of the order.',
  alreadyPaid: 'This order has been paid already.',
  nothingToReplay: 'You have no earlier payment to repeat. Pay for another order first.',
  otpWrong: (attemptsLeft: number) =>
    attemptsLeft === 1
      ? 'This OTP is wrong. One attempt is left.'
      : `This OTP is wrong. ${attemptsLeft} attempts are left.`,
  noMoreOtps: 'No more OTPs can be sent for this payment.',
};
