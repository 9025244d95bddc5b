/** Where a deployment sends its shoppers' browsers: what its shop-config.js names. Empty means the shop's own origin. */
export interface Deployment {
  readonly apiBase: string;
  readonly postalBase: string;
  readonly portalBase: string;
  readonly provider: 'mockpay' | 'razorpay';
  /** Empty means the provider's own. */
  readonly paymentScript: string;
  /** Further origins that the provider's script needs. */
  readonly paymentOrigins: readonly string[];
}

/** As shop-config.js is in the artifact: everything on the shop's own origin. */
export const defaultDeployment: Deployment = {
  apiBase: '',
  postalBase: '',
  portalBase: '',
  provider: 'mockpay',
  paymentScript: '',
  paymentOrigins: [],
};

/** The origins that a policy has to let through, by what for. */
export interface Origins {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
  readonly paymentScript: readonly string[];
  /** Frames, calls, forms and pictures of the payment window. */
  readonly payment: readonly string[];
}

/** What the real provider's window is made of: its script stands on another origin than its frames. */
const razorpay = {
  script: 'https://checkout.razorpay.com/v1/checkout.js',
  origins: [
    'https://api.razorpay.com',
    'https://cdn.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
};

export function originsOf(deployment: Deployment): Origins {
  const { apiBase, postalBase, portalBase, provider, paymentOrigins } = deployment;
  // Named by its script alone, it needs no less.
  const isRazorpay = provider === 'razorpay' || deployment.paymentScript === razorpay.script;
  const ofProvider = isRazorpay ? razorpay : { script: portalBase, origins: [] };
  const paymentScript = foreign([deployment.paymentScript || ofProvider.script]);
  return {
    calls: foreign([apiBase, postalBase]),
    pictures: foreign([portalBase]),
    paymentScript,
    payment: foreign([...paymentScript, ...ofProvider.origins, ...paymentOrigins]),
  };
}

/** Origins of the addresses that have one: a path, or nothing, is this origin. */
function foreign(addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
