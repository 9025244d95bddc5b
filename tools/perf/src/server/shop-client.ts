import { createHmac } from 'node:crypto';
import type { CreateOrderRequest } from '@shop/api-contract/model';
import type { AnswerOf, OperationId, RequestInput } from '@shop/api-contract/operation';
import { buildRequest, type BuiltRequest } from '@shop/api-contract/request';
import { SIGNING_SECRET } from './mock-api.ts';

/** No answer came, or not the whole of one. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** A call's path and body on the wire, without the server's address. */
export function requestOf<Id extends OperationId>(id: Id, input?: RequestInput<Id>): BuiltRequest {
  const built = (buildRequest as (id: OperationId, input: unknown) => BuiltRequest)(id, input);
  return { ...built, url: `/api${built.url}` };
}

/**
 * Makes a call of the contract to a running server.
 *
 * @throws ConnectionLost when there is no answer, or one that is cut off
 */
export async function callShop<Id extends OperationId>(
  base: string,
  id: Id,
  input?: RequestInput<Id>,
  token?: string,
): Promise<AnswerOf<Id>> {
  const { method, url, body } = requestOf(id, input);
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(base + url, { method, headers, ...sent });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer } as AnswerOf<Id>;
  } catch (cause) {
    throw new ConnectionLost(`${id} was not answered.`, { cause });
  }
}

/**
 * The body of an answer that has to be 200.
 *
 * @throws when it is any other, or none
 */
export async function bodyOf<Id extends OperationId>(
  ...call: Parameters<typeof callShop<Id>>
): Promise<Extract<AnswerOf<Id>, { status: 200 }>['body']> {
  const answer = await callShop(...call);
  if (answer.status !== 200)
    throw new Error(`${call[1]} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const registration = (email: string) => ({
  email,
  password: 'ashwagandha',
  name: 'Ravi Kumar',
  mobile: '9000000002',
});

export const customerEmail = (number: number) => `customer-${number}@bench.example`;

/** Registers that many customers and answers with their tokens. */
export const registerCustomers = (base: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const { token } = await bodyOf(base, 'register', { body: registration(customerEmail(number)) });
      return token;
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

/** What the payment window reports for an order that was paid. */
export function paidReport(order_id: string) {
  const payment_id = `pay_${order_id.slice('order_'.length)}`;
  const payment_signature = createHmac('sha256', SIGNING_SECRET).update(`${order_id}|${payment_id}`).digest('hex');
  return { status: 'succeeded' as const, order_id, payment_id, payment_signature };
}
