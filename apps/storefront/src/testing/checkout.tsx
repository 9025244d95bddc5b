import { act, screen, waitFor } from '@testing-library/react';
import CheckoutDrawer from '../features/checkout/checkout-drawer.tsx';
import { SessionCheck } from '../features/session/session-check.tsx';
import { asha, kanpur } from './accounts.ts';
import { paymentProvider, type OpenedWindow } from './payment-window.ts';
import { renderWithShop } from './render-with-shop.tsx';
import type { ShopServer } from './shop-server.ts';

/** Comes to ₹1,196, shipping included. */
export const cart = [
  { product: 1, quantity: 3, type: 'product' },
  { product: 2, quantity: 1, type: 'product' },
];

/** jsdom has no canvas to draw on. */
jest.mock('canvas-confetti', () => ({ create: () => Object.assign(() => null, { reset: () => {} }) }));

/** The checkout drawer, open, of the customer with this token and a filled cart. */
export function openDrawer(token: string | null, stored: object = {}) {
  const onClose = jest.fn();
  const shop = renderWithShop(
    <>
      <SessionCheck />
      <CheckoutDrawer isOpen onClose={onClose} />
    </>,
    {
      stored: { cart, selectedOffice: kanpur, token, user: token && asha.user, ...stored },
      route: '/my-cart',
    },
  );
  return { ...shop, onClose };
}

/** Moves the clock of this page forward. @param seconds */
export function later(seconds: number): void {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1_000);
}

export type OpenDrawer = ReturnType<typeof openDrawer>;

export const payButton = () => screen.findByRole('button', { name: 'Pay With Mockpay' });

/** Waits until Pay can be pressed. */
export const payIsReady = () =>
  waitFor(async () => {
    expect(await payButton()).toBeEnabled();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

export async function startPaying({ user }: Pick<OpenDrawer, 'user'>): Promise<void> {
  await payIsReady();
  await user.click(await payButton());
}

/** Starts to pay, and waits for the provider's window. */
export async function openWindow(shop: Pick<OpenDrawer, 'user'>, number = 1): Promise<OpenedWindow> {
  await startPaying(shop);
  return paymentProvider.window(number);
}

/** Pays in the provider's window. */
export async function payInWindow(shop: Pick<OpenDrawer, 'user'>, server: ShopServer): Promise<OpenedWindow> {
  const window = await openWindow(shop);
  await act(() => window.pay(server));
  return window;
}

/** The cart and the pending payment (orderId, price, report) as stored. */
export const stored = ({ storage }: Pick<OpenDrawer, 'storage'>) => ({
  cart: storage.read('cart'),
  pending: [storage.read('orderId'), storage.read('price'), storage.read('pendingPayment')],
});

const nothingPending = [null, null, null];
export const storedWhenPaid = { cart: '[]', pending: nothingPending };
export const storedWhenUnpaid = { cart: JSON.stringify(cart), pending: nothingPending };

export const success = () => screen.findByText('Order Place successfully!');
export const unsuccessful = () => screen.queryByText('Your Last Payment was Unsuccessful');
