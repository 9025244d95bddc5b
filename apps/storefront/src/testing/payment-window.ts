import { waitFor } from '@testing-library/react';
import type { ShopServer } from './shop-server.ts';

/** What the shop hands to the provider's checkout. */
interface Options {
  key: string;
  amount: number;
  order_id: string;
  handler: (payment: Record<string, string>) => void;
  modal: { confirm_close: boolean; ondismiss: (reason?: unknown) => void };
}

/** The provider's checkout, which opens a payment window that the test controls. */
export class OpenedWindow {
  readonly options: Options;
  fail = () => {};

  constructor(options: Options) {
    this.options = options;
  }

  on(_event: 'payment.failed', listener: () => void) {
    this.fail = listener;
  }

  open() {
    windows.push(this);
  }

  /** Pays, signed as the provider would. */
  async pay({ world }: ShopServer): Promise<void> {
    const payment = { orderId: this.options.order_id, paymentId: 'pay_Test01' };
    const razorpay_signature = await world.signer.sign(payment);
    this.options.handler({ razorpay_payment_id: payment.paymentId, razorpay_signature });
  }

  dismiss(reason?: unknown): void {
    this.options.modal.ondismiss(reason);
  }
}

let windows: OpenedWindow[] = [];
let line: 'up' | 'down' | 'hanging' = 'up';
let hanging: HTMLScriptElement[] = [];

function arrive(script: HTMLScriptElement): void {
  Object.assign(window, { Mockpay: OpenedWindow, Razorpay: OpenedWindow });
  script.dispatchEvent(new Event('load'));
}

/** jsdom loads no scripts: added ones load or fail with a fake checkout. */
const network = new MutationObserver((mutations) => {
  for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue;
    if (line === 'up') arrive(node);
    if (line === 'down') node.dispatchEvent(new Event('error'));
    if (line === 'hanging') hanging.push(node);
  }
});

beforeEach(() => {
  windows = [];
  line = 'up';
  hanging = [];
  network.observe(document.head, { childList: true });
});
afterEach(() => network.disconnect());

/** The fake payment provider. */
export const paymentProvider = {
  /** The newest window, once it is open. */
  window: (number = 1): Promise<OpenedWindow> =>
    waitFor(() => {
      const opened = windows[number - 1];
      if (!opened) throw new Error(`The shop has opened ${windows.length} payment windows, not ${number}.`);
      return opened;
    }),
  openedWindows: () => windows.length,
  /** The provider cannot be reached. */
  goDown: () => void (line = 'down'),
  comeUp: () => void (line = 'up'),
  /** The provider's script hangs. */
  hang: () => void (line = 'hanging'),
  /** The hanging script loads. */
  arriveLate: () => hanging.splice(0).forEach(arrive),
};
