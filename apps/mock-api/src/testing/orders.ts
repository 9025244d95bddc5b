import type { CreateOrderRequest, ValidatePaymentRequest } from '@shop/api-contract/model';
import type { Shop } from './open-shop.ts';

export const kanpur = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

/** A valid order: three pieces of one product. */
export const goodOrder: CreateOrderRequest = {
  cart: [{ product: 1, quantity: 3, type: 'product' }],
  address: JSON.stringify(kanpur),
  pincode: kanpur.Pincode,
};

export const mockpay = { payment_provider: 'mockpay' } as const;

/** Places an order. @returns its id */
export async function placeOrder(shop: Shop, token: string, order = goodOrder): Promise<string> {
  const { status, body } = await shop.call('createOrder', { path: mockpay, body: order }, token);
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body;
}

/** The payment window's report of a payment, with a valid signature. */
export async function paidReport(
  { world }: Shop,
  orderId: string,
  paymentId = 'pay_1',
): Promise<ValidatePaymentRequest> {
  const payment_signature = await world.signer.sign({ orderId, paymentId });
  return { status: 'succeeded', order_id: orderId, payment_id: paymentId, payment_signature };
}

export function closedReport(status: 'Cancelled' | 'timedout' | 'failed', orderId: string): ValidatePaymentRequest {
  return { status, order_id: orderId, payment_id: '', payment_signature: '' };
}

/** Sends a payment report. @returns the shop's result */
export async function report(shop: Shop, token: string, body: ValidatePaymentRequest) {
  const response = await shop.call('validatePayment', { path: mockpay, body }, token);
  if (response.status !== 200) throw new Error(`The report was refused: ${JSON.stringify(response.body)}`);
  return response.body;
}

/** The payment status of each of the customer's orders, by id. */
export async function statuses(shop: Shop, token: string): Promise<Record<string, string>> {
  const { status, body } = await shop.call('listOrders', undefined, token);
  if (status !== 200) throw new Error(`The orders were refused: ${JSON.stringify(body)}`);
  return Object.fromEntries(body.map((order) => [order.id, order.payment_status]));
}
