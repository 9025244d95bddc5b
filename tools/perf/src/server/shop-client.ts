import { createHmac } from 'node:crypto';
import type { ResponseOf, OperationId, RequestInput } from '@shop/api-contract/operation';
import { buildRequest, type BuiltRequest } from '@shop/api-contract/request';
import { SIGNING_SECRET } from './running-server.ts';

/** There was no complete response. */
export class ConnectionLost extends Error {}

/** Makes a call of the contract. @throws ConnectionLost without a complete response */
export async function callShop<Id extends OperationId>(
  serverUrl: string,
  id: Id,
  input?: RequestInput<Id>,
  token?: string,
): Promise<ResponseOf<Id>> {
  const { method, url, body } = (buildRequest as (id: OperationId, input: unknown) => BuiltRequest)(id, input);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await fetch(`${serverUrl}/api${url}`, { method, headers, body: JSON.stringify(body) ?? null });
    return { status: response.status, body: (await response.json()) as unknown } as ResponseOf<Id>;
  } catch (cause) {
    throw new ConnectionLost(`No response to ${id}.`, { cause });
  }
}

/** The body of a 200 response. @throws for any other, or none */
export async function bodyOf<Id extends OperationId>(...call: Parameters<typeof callShop<Id>>) {
  const { status, body } = await callShop(...call);
  if (status !== 200) throw new Error(`${call[1]} got status ${status}: ${JSON.stringify(body)}`);
  return body as Extract<ResponseOf<Id>, { status: 200 }>['body'];
}

export const registration = (email: string) => ({
  email,
  password: 'ashwagandha',
  name: 'Ravi Kumar',
  mobile: '9000000002',
});

const path = { payment_provider: 'mockpay' } as const;
const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const cart = [{ product: 1, quantity: 3, type: 'product' as const }];

export const newOrder = { path, body: { cart, address: JSON.stringify(office), pincode: '208001' } };

/** @returns the order's id */
export const placeOrder = (serverUrl: string, token: string) => bodyOf(serverUrl, 'createOrder', newOrder, token);

/** Reports a payment as the payment window does. @throws when it is refused */
export async function payOrder(serverUrl: string, order_id: string, token: string): Promise<void> {
  const payment_id = order_id.replace('order_', 'pay_');
  const payment_signature = createHmac('sha256', SIGNING_SECRET).update(`${order_id}|${payment_id}`).digest('hex');
  const body = { status: 'succeeded' as const, order_id, payment_id, payment_signature };
  const { response, message } = await bodyOf(serverUrl, 'validatePayment', { path, body }, token);
  if (!response) throw new Error(`The payment of ${order_id} was refused: ${message}`);
}
