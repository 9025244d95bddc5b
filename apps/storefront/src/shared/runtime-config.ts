import { pictureWidths } from './picture-widths.ts';

/** The settings of /shop-config.js. */
export interface RuntimeConfig {
  /** Base of the shop API, without a trailing slash. */
  apiBase: string;
  /** Base of the postal lookup; empty means this origin. */
  postalBase: string;
  /** Host of pictures, files and receipts; empty means this origin. */
  portalBase: string;
  paymentProvider: 'mockpay' | 'razorpay';
  paymentKey: string;
  /** Where the provider's checkout script comes from; empty means the adapter's own default. */
  paymentScript: string;
  /** How long the payment window stays open, in seconds. */
  paymentTimeout: number;
  /** Widths in px in which the portal can serve a picture; empty when it has one size only. */
  pictureWidths: readonly number[];
  /** Whether Pay asks for recipient, mobile, house and street. */
  addressLines: 'optional' | 'required';
  /** Masks the login form's password from the start. */
  maskPassword: boolean;
  /** Offline mode; switching it off removes the worker from browsers. */
  serviceWorker: boolean;
}

export const runtimeDefaults: RuntimeConfig = {
  apiBase: '/api',
  postalBase: '',
  portalBase: '',
  paymentProvider: 'mockpay',
  paymentKey: 'mockpay_public_key',
  paymentScript: '',
  paymentTimeout: 600,
  pictureWidths,
  addressLines: 'optional',
  maskPassword: false,
  serviceWorker: true,
};
