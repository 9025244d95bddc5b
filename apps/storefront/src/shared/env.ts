import { defaultCompany } from '@shop/domain/company/default-company';
import { runtimeDefaults, type RuntimeConfig } from './runtime-config.ts';

declare global {
  var shopConfig: Partial<RuntimeConfig> | undefined;
}

/**
 * Run-time configuration: the deployment's values over the defaults. Brand and site URL are fixed at build time, since routes
 * and pages contain them; the rest is read from /shop-config.js, so that one build serves staging and production.
 */
export function runtimeConfig(): RuntimeConfig {
  // Development must not use caches.
  return { ...runtimeDefaults, serviceWorker: import.meta.env.PROD, ...globalThis.shopConfig };
}

/** The company; brand, name and site can be set at build time. */
export const brand = {
  ...defaultCompany,
  brand: import.meta.env.VITE_BRAND ?? defaultCompany.brand,
  displayName: import.meta.env.VITE_BRAND_NAME ?? defaultCompany.displayName,
  siteUrl: import.meta.env.VITE_SITE_URL ?? defaultCompany.siteUrl,
};
