import type { Order } from '@shop/api-contract/model';
import type { DeliveryAddress } from '@shop/domain/delivery/address';
import { screen } from '@testing-library/react';
import CheckoutDrawer from '../features/checkout/checkout-drawer.tsx';
import { LastPaymentBanner } from '../features/checkout/payment-outcome.tsx';
import { PendingPaymentNote, PendingPayment } from '../features/checkout/pending-payment.tsx';
import { LogoutButton } from '../features/session/logout-button.tsx';
import { SessionCheck } from '../features/session/session-check.tsx';
import { asha, kanpur, type CustomerServer } from './accounts.ts';
import { cart } from './checkout.tsx';
import { renderWithShop } from './render-with-shop.tsx';
import type { ShopServer } from './shop-server.ts';

/** The response to a call that the page under test does not make. */
export async function post<Body>({ respond, token }: CustomerServer, path: string, payload: object): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await respond(`/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  return (await response.json()) as Body;
}

/** The id of an order of the cart, made before the page is opened. */
export const placeOrder = (server: CustomerServer, address: DeliveryAddress = kanpur) =>
  post<string>(server, 'payments/mockpay/order/create', {
    cart,
    address: JSON.stringify(address),
    pincode: address.Pincode,
  });

/** The customer's orders, as the server has them. */
export async function ordersOf({ respond, token }: CustomerServer): Promise<Order[]> {
  const response = await respond('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Order[];
}

/** What the provider's window reports of the order when it is paid. */
export const paidReport = async ({ world }: ShopServer, orderId: string) => ({
  status: 'succeeded' as const,
  order_id: orderId,
  payment_id: 'pay_1',
  payment_signature: await world.signer.sign({ orderId, paymentId: 'pay_1' }),
});

/** What a browser keeps of the demo customer's pending payment. */
export const storedPayment = (orderId: string, report: object | null) => ({
  orderId,
  price: '1196',
  pendingPayment: [{ owner: asha.email, orderId, lines: cart, report, isRefused: false }],
});

/** The demo customer's browser after a payment that the server could not confirm. */
export async function paidAndUnconfirmed(server: CustomerServer) {
  const orderId = await placeOrder(server);
  return { orderId, browser: storedPayment(orderId, await paidReport(server, orderId)) };
}

/** A page that resumes payments, of the customer with this token: with the checkout, or outside of it. */
export const visit = (token: string, browser: object, place: 'checkout' | 'elsewhere' = 'elsewhere') =>
  renderWithShop(
    <>
      <SessionCheck />
      <LogoutButton note={<PendingPaymentNote />} />
      {place === 'checkout' ? <CheckoutDrawer isOpen onClose={() => {}} /> : <LastPaymentBanner />}
      <PendingPayment />
    </>,
    { stored: { cart, selectedOffice: kanpur, token, user: asha.user, ...browser }, route: '/dashboard' },
  );

export const notice = (orderId: string) => screen.findByText(new RegExp(`order ${orderId} has been received`));
