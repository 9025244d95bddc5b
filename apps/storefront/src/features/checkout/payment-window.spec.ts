// spec-map: 4.6.2, 4.6.4, 4.6.5, 4.6.6, 4.6.7, 4.6.8, 7.2.5, 7.2.6
import { paymentProvider } from '../../testing/payment-window.ts';
import { openPaymentWindow } from './payment-window.ts';

const payment = {
  orderId: 'order_1',
  amountInPaise: 119_600,
  description: 'Your order: 2 items',
  payer: { name: 'Asha Verma', email: 'demo@vanaveda.example', mobile: '9000000001' },
  onOpen: () => {},
};

/** Ten seconds, less one for the calls before and after; in ms. */
const MAX_WAIT = 9_000;

afterEach(() => (globalThis.shopConfig = undefined));

describe.each([
  ['mockpay', 'http://shop.test/mockpay/checkout.js'],
  ['razorpay', 'https://checkout.razorpay.com/v1/checkout.js'],
] as const)('the payment window of %s', (provider, url) => {
  beforeEach(() => (globalThis.shopConfig = { paymentProvider: provider }));

  it('comes from a script that is loaded once, and is given the order, in paise, with no retry and a limited time', async () => {
    openPaymentWindow(payment);
    openPaymentWindow(payment);

    expect((await paymentProvider.window(2)).options).toMatchObject({
      key: 'mockpay_public_key',
      amount: 119_600,
      currency: 'INR',
      name: 'Vanaveda',
      order_id: 'order_1',
      prefill: { name: 'Asha Verma', email: 'demo@vanaveda.example', contact: '9000000001' },
      retry: { enabled: false },
      timeout: 600,
      modal: { confirm_close: true },
    });
    expect(document.head.querySelectorAll(`script[src="${url}"]`)).toHaveLength(1);
  });
});

it('a payment window has failed in time when its script hangs, and does not open when that loads late', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  paymentProvider.hang();
  globalThis.shopConfig = { paymentScript: 'http://late.test/checkout.js' };
  const { report } = openPaymentWindow(payment);
  await jest.advanceTimersByTimeAsync(MAX_WAIT);
  expect(await report).toEqual({ status: 'failed', payment_id: '', payment_signature: '' });

  paymentProvider.arriveLate();
  await jest.advanceTimersByTimeAsync(0);
  expect(paymentProvider.openedWindows()).toBe(0);
  jest.useRealTimers();
});
