import type { PaymentProviderScript } from './payment-window.ts';

/** The real provider's checkout. */
export const razorpay: PaymentProviderScript = {
  displayName: 'Razorpay',
  scriptUrl: () => 'https://checkout.razorpay.com/v1/checkout.js',
  globalName: 'Razorpay',
};
