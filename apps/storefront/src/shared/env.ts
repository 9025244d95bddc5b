import { defaultCompany } from '@shop/domain/company/default-company';
import type { RuntimeConfig } from './runtime-config.schema.ts';
import { runtimeDefaults, usableSettings } from './runtime-config.ts';

declare global {
  var shopConfig: Partial<RuntimeConfig> | undefined;
}

/**
 * Run-time configuration: the deployment's values over the defaults. Brand and site URL are fixed at build time, since routes
 * and pages contain them; the rest is read from /shop-config.js, so that one build serves staging and production. A value
 * that cannot be used leaves its default.
 */
export function runtimeConfig(): RuntimeConfig {
  // Development must not use caches.
  return { ...runtimeDefaults, serviceWorker: import.meta.env.PROD, ...usableSettings(globalThis.shopConfig) };
}

/** The company; brand, name and site can be set at build time. */
export const brand = {
  ...defaultCompany,
  brand: import.meta.env.VITE_BRAND ?? defaultCompany.brand,
  displayName: import.meta.env.VITE_BRAND_NAME ?? defaultCompany.displayName,
  siteUrl: import.meta.env.VITE_SITE_URL ?? defaultCompany.siteUrl,
};
