import { runtimeDefaults } from '@shop/storefront/runtime-config';
import type { RuntimeConfig } from '@shop/storefront/runtime-config.schema';

/** The settings of a deployment's shop-config.js. An address that is a path, or empty, is on the shop's own origin. */
export interface Deployment extends RuntimeConfig {
  /** Further origins that the provider's script needs. */
  readonly paymentOrigins: readonly string[];
}

/** Everything on the shop's own origin. */
export const defaultDeployment: Deployment = { ...runtimeDefaults, paymentOrigins: [] };

/** The hosts that Razorpay names. Its script loads another, which watches for fraud, from its CDN. */
const razorpay = {
  script: 'https://checkout.razorpay.com/v1/checkout.js',
  scriptOrigins: ['https://cdn.razorpay.com'],
  origins: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
};

/** The origins that a policy has to allow, by purpose; `payment` has frames, calls and forms of the payment window. */
export function originsOf(deployment: Deployment) {
  const { apiBase, postalBase, portalBase, paymentProvider, paymentOrigins } = deployment;
  // A deployment may name it by its script alone.
  const isRazorpay = paymentProvider === 'razorpay' || deployment.paymentScript === razorpay.script;
  const ofProvider = isRazorpay ? razorpay : { script: portalBase, scriptOrigins: [], origins: [] };
  const provider = foreign([deployment.paymentScript || ofProvider.script, ...ofProvider.scriptOrigins]);
  return {
    calls: foreign([apiBase, postalBase]),
    pictures: foreign([portalBase]),
    // A provider's script may load others; the shop's own test window loads none.
    paymentScript: provider.length > 0 ? foreign([...provider, ...paymentOrigins]) : [],
    payment: foreign([...provider, ...ofProvider.origins, ...paymentOrigins]),
  };
}

/** Origins of absolute URLs; a path, or nothing, is the shop's own origin. */
function foreign(addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
