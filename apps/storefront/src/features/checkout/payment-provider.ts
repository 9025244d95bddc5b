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

const scripts = new Map<string, Promise<CheckoutConstructor>>();

/** Loads the provider's checkout script, once; after a failure the next call tries again. */
export function loadCheckoutScript(provider: PaymentProviderScript): Promise<CheckoutConstructor> {
  const url = runtimeConfig().paymentScript || provider.scriptUrl();
  let script = scripts.get(url);
  if (!script) {
    script = addScript(url, provider.globalName);
    scripts.set(url, script);
    script.catch(() => scripts.delete(url));
  }
  return script;
}

function addScript(url: string, globalName: PaymentProviderScript['globalName']): Promise<CheckoutConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${url} ${reason}.`));
    };
    const limit = setTimeout(() => fail(`has not loaded within ${SCRIPT_LIMIT} ms`), SCRIPT_LIMIT);
    script.addEventListener('error', () => fail('could not be loaded'));
    script.addEventListener('load', () => {
      const checkout = (window as unknown as Record<string, CheckoutConstructor | undefined>)[globalName];
      if (!checkout) return fail(`defines no ${globalName}`);
      clearTimeout(limit);
      resolve(checkout);
    });
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
