import type { PaymentReport } from '../pending-payments.ts';

/** How the payment window ended: only a success carries a payment id and a signature, the others empty texts. */
export type WindowReport = Omit<PaymentReport, 'order_id'>;

/** A payment window that was opened. */
export interface PaymentWindow {
  /** It is on the screen, or never will be. Never rejects. */
  opened: Promise<void>;
  /** The first thing it reports; what follows (a dismissal after a failure) is not heard. Never rejects. */
  report: Promise<WindowReport>;
  /** It has left the screen, so that the shop's own words can be seen. Never rejects. */
  closed: Promise<void>;
}

/** What the provider's checkout script is given to show. */
export interface PaymentToShow {
  orderId: string;
  amountInPaise: number;
  /** What it is for. */
  description: string;
  payer: { name: string; email: string; mobile: string };
}

/** One provider of payment windows; all speak Razorpay's options and callbacks. */
export interface PaymentProviderScript {
  /** Fills `Pay With {payment provider name}`. */
  displayName: string;
  /** Where the script comes from unless configured otherwise. */
  scriptUrl: () => string;
  /** The constructor's name on `window`. */
  globalName: 'Mockpay' | 'Razorpay';
}
