import { runtimeDefaults, type RuntimeConfig } from '@shop/storefront/runtime-config';

/** The settings of a deployment's shop-config.js. An address that is a path, or empty, is on the shop's own origin. */
export interface Deployment extends RuntimeConfig {
  /** Further origins that the provider's script needs. */
  readonly paymentOrigins: readonly string[];
}

/** Everything on the shop's own origin. */
export const defaultDeployment: Deployment = { ...runtimeDefaults, paymentOrigins: [] };

/** The real provider's script comes from another origin than its frames. */
const razorpay = {
  script: 'https://checkout.razorpay.com/v1/checkout.js',
  origins: [
    'https://api.razorpay.com',
    'https://cdn.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
};

/** The origins that a policy has to allow, by purpose; `payment` has frames, calls and forms of the payment window. */
export function originsOf(deployment: Deployment) {
  const { apiBase, postalBase, portalBase, paymentProvider, paymentOrigins } = deployment;
  // A deployment may name it by its script alone.
  const isRazorpay = paymentProvider === 'razorpay' || deployment.paymentScript === razorpay.script;
  const ofProvider = isRazorpay ? razorpay : { script: portalBase, origins: [] };
  const paymentScript = foreign([deployment.paymentScript || ofProvider.script]);
  return {
    calls: foreign([apiBase, postalBase]),
    pictures: foreign([portalBase]),
    paymentScript,
    payment: foreign([...paymentScript, ...ofProvider.origins, ...paymentOrigins]),
  };
}

/** Origins of absolute URLs; a path, or nothing, is the shop's own origin. */
function foreign(addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
