import { createHmac } from 'node:crypto';
import type { CreateOrderRequest } from '@shop/api-contract/model';
import type { ResponseOf, OperationId, RequestInput } from '@shop/api-contract/operation';
import { buildRequest, type BuiltRequest } from '@shop/api-contract/request';
import { SIGNING_SECRET } from './running-server.ts';

/** There was no complete response. */
export class ConnectionLost extends Error {}

/** A call's method, path and body, without the origin. */
export function requestOf<Id extends OperationId>(id: Id, input?: RequestInput<Id>): BuiltRequest {
  const built = (buildRequest as (id: OperationId, input: unknown) => BuiltRequest)(id, input);
  return { ...built, url: `/api${built.url}` };
}

/** Makes a call of the contract. @throws ConnectionLost without a complete response */
export async function callShop<Id extends OperationId>(
  serverUrl: string,
  id: Id,
  input?: RequestInput<Id>,
  token?: string,
): Promise<ResponseOf<Id>> {
  const { method, url, body } = requestOf(id, input);
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await fetch(serverUrl + url, { method, headers, body: JSON.stringify(body) ?? null });
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

export const customerEmail = (number: number) => `customer-${number}@bench.example`;

/** Registers customers and returns their tokens. */
export const registerCustomers = (serverUrl: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      return (await bodyOf(serverUrl, 'register', { body: registration(customerEmail(number)) })).token;
    }),
  );

export const provider = { payment_provider: 'mockpay' } as const;

const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

export const orderOf = (cart: CreateOrderRequest['cart']): CreateOrderRequest => ({
  cart,
  address: JSON.stringify(office),
  pincode: office.Pincode,
});

export const smallOrder = orderOf([{ product: 1, quantity: 3, type: 'product' }]);

/** What the payment window reports for a paid order. */
export function paidReport(order_id: string) {
  const payment_id = order_id.replace('order_', 'pay_');
  const payment_signature = createHmac('sha256', SIGNING_SECRET).update(`${order_id}|${payment_id}`).digest('hex');
  return { status: 'succeeded' as const, order_id, payment_id, payment_signature };
}
