import { defaultCompany } from '@shop/domain/company/default-company';
import type { RuntimeConfig } from '../shared/runtime-config.schema.ts';
import { runtimeDefaults, usableSettings } from '../shared/runtime-config.ts';

/** Replaces shared/env.ts in Jest, which has no import.meta. */
export const brand = defaultCompany;

export function runtimeConfig(): RuntimeConfig {
  return {
    ...runtimeDefaults,
    apiBase: 'http://shop.test/api',
    postalBase: 'http://shop.test',
    portalBase: 'http://shop.test',
    serviceWorker: false,
    ...usableSettings(globalThis.shopConfig),
  };
}
