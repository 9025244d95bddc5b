import type { PaymentProvider, ValidatePaymentRequest } from '@shop/api-contract/model';
import { currentColorMode } from '@shop/design/color-mode';
import { palette } from '@shop/design/theme/palette';
import { brand, runtimeConfig } from '../../shared/env.ts';
import { portalUrl } from '../../shared/portal.ts';
import { reportError } from '../../shared/report-error.ts';
import { trustedScriptUrl } from '../../shared/trusted-types.ts';

/** Payment providers, which all use Razorpay's options and callbacks. */
const providers = {
  /** The mock API's own payment window: no money moves. */
  mockpay: { name: 'Mockpay', scriptUrl: () => portalUrl('/mockpay/checkout.js') },
  razorpay: { name: 'Razorpay', scriptUrl: () => 'https://checkout.razorpay.com/v1/checkout.js' },
} as const satisfies Record<PaymentProvider, unknown>;

const provider = () => providers[runtimeConfig().paymentProvider];

/** Fills `Pay With {payment provider name}`, and names the constructor on `window`. */
export const providerName = () => provider().name;

interface PaymentToShow {
  orderId: string;
  amountInPaise: number;
  description: string;
  payer: { name: string; email: string; mobile: string };
  /** It is shown, and not only asked for. */
  onOpen: () => void;
}

interface Checkout {
  on(event: 'payment.failed', listener: () => void): unknown;
  open(): void;
}

type CheckoutConstructor = new (options: object) => Checkout;

declare global {
  interface Window {
    Mockpay?: CheckoutConstructor;
    Razorpay?: CheckoutConstructor;
  }
}

/** Limit for loading, in ms: calls included, the user learns of a failure within 10 s. */
const SCRIPT_LIMIT = 8_000;

const scripts = new Map<string, Promise<CheckoutConstructor>>();

/** Loads the provider's checkout script, once; after a failure the next call tries again. */
export function loadCheckoutScript(): Promise<CheckoutConstructor> {
  const url = runtimeConfig().paymentScript || provider().scriptUrl();
  let script = scripts.get(url);
  if (!script) {
    script = addScript(url, providerName());
    scripts.set(url, script);
    script.catch(() => scripts.delete(url));
  }
  return script;
}

const addScript = (url: string, globalName: ReturnType<typeof providerName>) =>
  new Promise<CheckoutConstructor>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${url} ${reason}.`));
    };
    const limit = setTimeout(() => fail(`has not loaded within ${SCRIPT_LIMIT} ms`), SCRIPT_LIMIT);
    script.addEventListener('error', () => fail('could not be loaded'));
    script.addEventListener('load', () => {
      const checkout = window[globalName];
      if (!checkout) return fail(`defines no ${globalName}`);
      clearTimeout(limit);
      resolve(checkout);
    });
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });

/** The payment window's outcome; payment id and signature are empty except on success. */
type WindowReport = Omit<ValidatePaymentRequest, 'order_id'>;

/** What the provider hands over, signed. */
type Payment = Record<'razorpay_payment_id' | 'razorpay_signature', string>;

/** After a failure the window explains it and closes; limit of the wait, in ms. */
const FAILURE_SHOWN_LIMIT = 10_000;

const unpaid = (status: WindowReport['status']): WindowReport => ({ status, payment_id: '', payment_signature: '' });

/**
 * Opens the provider's checkout over the page and turns its callbacks into one report (specification, section 4): paid
 * `succeeded`, closed `Cancelled`, out of time `timedout`, anything else `failed`, a window that cannot open included.
 *
 * @returns promises that never reject: of the first report, as later ones (a dismissal after a failure) are ignored, and
 *   of its closing
 */
export function openPaymentWindow({ orderId, amountInPaise, description, payer, onOpen }: PaymentToShow) {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const report = new Promise<WindowReport>((resolve) => {
    const end = (ending: WindowReport) => {
      resolve(ending);
      close();
    };
    const open = async () => {
      const Checkout = await loadCheckoutScript();
      const { paymentKey, paymentTimeout } = runtimeConfig();
      const mode = currentColorMode();
      // Razorpay's options, which mockpay takes as well: no retry inside, closing asks, and the time is limited.
      const checkout = new Checkout({
        key: paymentKey,
        amount: amountInPaise,
        currency: 'INR',
        name: brand.displayName,
        description,
        order_id: orderId,
        prefill: { name: payer.name, email: payer.email, contact: payer.mobile },
        theme: { color: palette.leaf[mode], mode },
        retry: { enabled: false },
        timeout: paymentTimeout,
        modal: {
          confirm_close: true,
          // Without a reason the payer closed the window; with an error it closed after a failure.
          ondismiss: (reason?: 'timeout' | { error: unknown }) =>
            end(unpaid(reason === 'timeout' ? 'timedout' : reason ? 'failed' : 'Cancelled')),
        },
        handler: ({ razorpay_payment_id: payment_id, razorpay_signature: payment_signature }: Payment) =>
          end({ status: 'succeeded', payment_id, payment_signature }),
      });
      checkout.on('payment.failed', () => {
        resolve(unpaid('failed'));
        setTimeout(close, FAILURE_SHOWN_LIMIT);
      });
      checkout.open();
      onOpen();
    };
    open().catch((error: unknown) => {
      reportError('payment window', error);
      end(unpaid('failed'));
    });
  });
  return { report, closed };
}
