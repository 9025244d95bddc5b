import type { PaymentProvider } from '@shop/api-contract/model';
import { palette } from '@shop/design/theme/palette';
import { brand } from '../../shared/brand.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { portalUrl } from '../../shared/portal.ts';
import { trustedScriptUrl } from '../../shared/trusted-types.ts';

/** A payment provider; all use Razorpay's options and callbacks. */
export interface PaymentProviderScript {
  /** Fills `Pay With {payment provider name}`. */
  displayName: string;
  /** Where the script comes from unless configured otherwise. */
  scriptUrl: () => string;
  /** The constructor's name on `window`. */
  globalName: 'Mockpay' | 'Razorpay';
}

/** The mock API's own payment window: no money moves. */
export const mockpay: PaymentProviderScript = {
  displayName: 'Mockpay',
  scriptUrl: () => portalUrl('/mockpay/checkout.js'),
  globalName: 'Mockpay',
};

export const razorpay: PaymentProviderScript = {
  displayName: 'Razorpay',
  scriptUrl: () => 'https://checkout.razorpay.com/v1/checkout.js',
  globalName: 'Razorpay',
};

const providers: Record<PaymentProvider, PaymentProviderScript> = { mockpay, razorpay };

/** The provider that the deployment pays with. */
export const configuredProvider = (): PaymentProviderScript => providers[runtimeConfig().paymentProvider];

/** Options of the provider's checkout script. */
export interface PaymentToShow {
  orderId: string;
  amountInPaise: number;
  /** What it is for. */
  description: string;
  payer: { name: string; email: string; mobile: string };
}

interface PaidCallback {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Undefined when the payer closed the window; an `error` when it closed after a failure. */
export type DismissReason = 'timeout' | { error: unknown } | undefined;

/** The callbacks' side of the options. */
interface CheckoutCallbacks {
  onPaid: (payment: PaidCallback) => void;
  onDismissed: (reason?: DismissReason) => void;
}

/** Razorpay's options, which mockpay takes as well: no retry inside, closing asks, and the time is limited. */
export function checkoutOptions(payment: PaymentToShow, { onPaid, onDismissed }: CheckoutCallbacks) {
  const { paymentKey, paymentTimeout } = runtimeConfig();
  const mode = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  return {
    key: paymentKey,
    amount: payment.amountInPaise,
    currency: 'INR',
    name: brand.displayName,
    description: payment.description,
    order_id: payment.orderId,
    prefill: { name: payment.payer.name, email: payment.payer.email, contact: payment.payer.mobile },
    theme: { color: palette.leaf[mode], mode },
    retry: { enabled: false },
    timeout: paymentTimeout,
    modal: { confirm_close: true, ondismiss: onDismissed },
    handler: onPaid,
  };
}

interface Checkout {
  on(event: 'payment.failed', listener: () => void): unknown;
  open(): void;
}

export type CheckoutConstructor = new (options: ReturnType<typeof checkoutOptions>) => Checkout;

/** Limit for loading, in ms: calls included, the user learns of a failure within 10 s. */
const SCRIPT_LIMIT = 8_000;

/** Load attempts of one script. */
interface Script {
  /** Pending ones: a slow one may still load. */
  arrivals: Promise<CheckoutConstructor>[];
  /** Number of timeouts. */
  stalls: number;
  isStalled: boolean;
}

const scripts = new Map<string, Script>();

/** Loads the provider's checkout script, once; after a failure the next call tries again. */
export async function loadCheckoutScript(provider: PaymentProviderScript): Promise<CheckoutConstructor> {
  const url = runtimeConfig().paymentScript || provider.scriptUrl();
  const script = scripts.get(url) ?? { arrivals: [], stalls: 0, isStalled: false };
  scripts.set(url, script);
  if (script.isStalled || script.arrivals.length === 0) request(script, url, provider.globalName);

  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      script.isStalled = true;
      script.stalls += 1;
      reject(new Error(`${url} has not come within ${SCRIPT_LIMIT} ms.`));
    }, SCRIPT_LIMIT);
    Promise.any(script.arrivals)
      .then(resolve, ({ errors }: AggregateError) => reject(errors.at(-1) as Error))
      .finally(() => clearTimeout(limit));
  });
}

function request(script: Script, url: string, globalName: PaymentProviderScript['globalName']): void {
  const arrival = addScript(script.stalls === 0 ? url : retryUrl(url, script.stalls)).then(() => {
    const found = (window as unknown as Record<string, CheckoutConstructor | undefined>)[globalName];
    if (!found) throw new Error(`${url} defines no ${globalName}.`);
    return found;
  });
  script.arrivals.push(arrival);
  script.isStalled = false;
  arrival.then(
    () => Object.assign(script, { arrivals: [arrival], isStalled: false }),
    () => (script.arrivals = script.arrivals.filter((other) => other !== arrival)),
  );
}

/** Chromium merges a repeated request with a pending one, so the URL must differ. */
function retryUrl(url: string, retry: number): string {
  const address = new URL(url, document.baseURI);
  address.searchParams.set('retry', String(retry));
  return address.href;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}
