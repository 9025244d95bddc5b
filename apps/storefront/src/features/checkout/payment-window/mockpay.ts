import { portalUrl } from '../../../shared/portal.ts';
import type { PaymentProviderScript } from './payment-window.ts';

/** The mock API's own payment window: no money moves. */
export const mockpay: PaymentProviderScript = {
  displayName: 'Mockpay',
  scriptUrl: () => portalUrl('/mockpay/checkout.js'),
  globalName: 'Mockpay',
};
