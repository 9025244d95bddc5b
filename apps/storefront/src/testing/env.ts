import { defaultCompany } from '@shop/domain/company/default-company';
import { pictureWidths } from '../shared/picture-widths.ts';
import type { RuntimeConfig } from '../shared/env.ts';

/** Replaces shared/env.ts in Jest, which has no import.meta. */
export const brand = defaultCompany;

export function runtimeConfig(): RuntimeConfig {
  return {
    apiBase: 'http://shop.test/api',
    postalBase: 'http://shop.test',
    portalBase: 'http://shop.test',
    paymentProvider: 'mockpay',
    paymentKey: 'mockpay_public_key',
    paymentScript: '',
    paymentTimeout: 600,
    pictureWidths,
    addressLines: 'optional',
    maskPassword: false,
    serviceWorker: false,
    ...globalThis.shopConfig,
  };
}
