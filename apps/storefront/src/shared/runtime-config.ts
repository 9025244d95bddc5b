import type { PaymentProvider } from '@shop/api-contract/model';
import { pictureWidths } from './picture-widths.ts';

/** The settings of /shop-config.js, with their defaults. */
export const runtimeDefaults = {
  /** Base of the shop API, without a trailing slash. */
  apiBase: '/api',
  /** Base of the postal lookup; empty means this origin. */
  postalBase: '',
  /** Host of pictures, files and receipts; empty means this origin. */
  portalBase: '',
  paymentProvider: 'mockpay' as PaymentProvider,
  paymentKey: 'mockpay_public_key',
  /** Where the provider's checkout script comes from; empty means the adapter's own default. */
  paymentScript: '',
  /** How long the payment window stays open, in seconds. */
  paymentTimeout: 600,
  /** Widths in px in which the portal can serve a picture; empty when it has one size only. */
  pictureWidths: pictureWidths as readonly number[],
  /** Whether Pay asks for recipient, mobile, house and street. */
  addressLines: 'optional' as 'optional' | 'required',
  /** Masks the login form's password from the start. */
  maskPassword: false,
  /** Offline mode; switching it off removes the worker from browsers. */
  serviceWorker: true,
};

export type RuntimeConfig = typeof runtimeDefaults;
