import type { Parameters, OperationId, RequestInput, SuccessBody } from '@shop/api-contract/operation';
import { contractDocument } from '@shop/api-contract/generated/document';
import type { Order } from '@shop/api-contract/model';
import { fromRupees } from '@shop/domain/money/paise';
import { z } from 'zod';

import { schemaNamed, wholeOf } from '@shop/mock-engine/openapi/document';
import { zodConverter } from '@shop/mock-engine/openapi/to-zod';
import { makeCall } from '@shop/mock-engine/pipeline/dispatch';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { shop } from '../shop.ts';
import type { World } from '../../world/world.ts';

const definition = { ...shop, extraRoutes: [] };

type PaymentProvider = Parameters<'createOrder'>['payment_provider'];

const kanpur = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

/** A second customer. */
export const anotherCustomer = {
  email: 'ravi@example.org',
  password: 'ashwagandha',
  name: 'Ravi Kumar',
  mobile: '9000000002',
};

/**
 * Sets up a state with a call of the API.
 *
 * @throws Error when the response is not 200
 */
async function call<Id extends OperationId>(
  world: World,
  operationId: Id,
  input: RequestInput<Id>,
  token?: string,
): Promise<SuccessBody<Id>> {
  const { path, body } = input as { path?: unknown; body?: unknown };
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const response = await makeCall(definition, { operationId, path: path ?? {}, body, authorization }, world);
  if (response.status !== 200)
    throw new Error(`${operationId} responded ${response.status}: ${JSON.stringify(response.body)}`);
  return response.body as SuccessBody<Id>;
}

/** @returns the demo customer's token */
export async function logInDemoCustomer(world: World): Promise<string> {
  const { email, password } = demoCustomer;
  return (await call(world, 'login', { body: { email, password } })).token;
}

/** @returns the new customer's token */
export async function registerAnother(world: World): Promise<string> {
  return (await call(world, 'register', { body: anotherCustomer })).token;
}

/** @returns the order id */
export async function placeOrder(
  world: World,
  token: string,
  payment_provider: PaymentProvider = 'mockpay',
): Promise<string> {
  const [product] = world.content.lists.listProducts;
  if (!product) throw new Error('The catalogue is empty.');
  const body = {
    cart: [{ product: product.id, quantity: 1, type: 'product' as const }],
    address: JSON.stringify(kanpur),
    pincode: kanpur.Pincode,
  };
  return call(world, 'createOrder', { path: { payment_provider }, body }, token);
}

/** The payment provider's signed result for a paid order. */
export async function signPayment({ signer }: World, orderId: string) {
  const paymentId = 'pay_Hs81nCw5YjEz3A';
  const payment_signature = await signer.sign({ orderId, paymentId });
  return { order_id: orderId, payment_id: paymentId, payment_signature };
}

const orderStatus = zodConverter()(schemaNamed(wholeOf(contractDocument), 'OrderStatus'));

export const knownOrders = z.array(
  z.object({
    created_at: z.iso.datetime({ offset: true }),
    amount: z.number(),
    payment_status: orderStatus as z.ZodType<Order['payment_status']>,
  }),
);

/** Gives {@link anotherCustomer} orders, each like one of the demo customer but for what is known of it. */
export function addOrders(world: World, known: z.infer<typeof knownOrders>): void {
  const { customers, orders, change } = world.store;
  change(() => {
    const customer = customers.withEmail(anotherCustomer.email);
    const [example] = orders.ofCustomer(1);
    if (!customer || !example) throw new Error('There is no customer, or no order to copy.');
    for (const [index, { created_at, amount, payment_status }] of known.entries()) {
      orders.add({
        ...example,
        id: `order_Known${index}`,
        receiptToken: `rcpt_Known${index}`,
        customer: customer.number,
        createdAt: Date.parse(created_at),
        status: payment_status,
        summary: { ...example.summary, total: fromRupees(amount) },
      });
    }
  });
}
