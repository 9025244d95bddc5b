import { runtimeConfig } from '../../../shared/env.ts';
import { trustedScriptUrl } from '../../../shared/trusted-types.ts';
import type { checkoutOptions } from './checkout-options.ts';
import type { PaymentProviderScript } from './payment-window.ts';

interface Checkout {
  on(event: 'payment.failed', listener: () => void): unknown;
  open(): void;
}

export type CheckoutConstructor = new (options: ReturnType<typeof checkoutOptions>) => Checkout;

/** A script that has not come by then will not be waited for, in ms. */
const LOADING_LIMIT = 20_000;

const loading = new Map<string, Promise<CheckoutConstructor>>();

/** Loads the provider's checkout script, once; after a failure the next call tries again. */
export function loadCheckoutScript(provider: PaymentProviderScript): Promise<CheckoutConstructor> {
  const url = runtimeConfig().paymentScript || provider.scriptUrl();
  const known = loading.get(url);
  if (known) return known;

  const loaded = addScript(url).then(() => {
    const found = (window as unknown as Record<string, CheckoutConstructor | undefined>)[provider.globalName];
    if (!found) throw new Error(`${url} defines no ${provider.globalName}.`);
    return found;
  });
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    const limit = setTimeout(fail, LOADING_LIMIT);
    script.src = trustedScriptUrl(url);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(limit));
    document.head.append(script);
  });
}
