import type { DeliveryAddress } from '@shop/domain/delivery/address';
import { fromRupees } from '@shop/domain/money/paise';
import { orderStatuses } from '@shop/domain/order/order';
import * as z from 'zod/mini';
import { register } from '../../features/accounts/register.ts';
import { createOrder } from '../../features/orders/create-order.ts';
import type { Input } from '../../world/operation.ts';
import type { World } from '../../world/world.ts';

export const kanpur = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

/** A second customer. */
export const anotherCustomer = {
  email: 'ravi@example.org',
  password: 'ashwagandha',
  name: 'Ravi Kumar',
  mobile: '9000000002',
};

/** The body of a success. @throws Error for any other response */
function bodyOf<Response extends { status: number; body: unknown }>(response: Response) {
  if (response.status === 200) return response.body as Extract<Response, { status: 200 }>['body'];
  throw new Error(`Responded ${response.status}: ${JSON.stringify(response.body)}`);
}

/** @returns the new customer's token */
export async function registerAnother(world: World): Promise<string> {
  return bodyOf(await register({ path: undefined, body: anotherCustomer, principal: undefined }, world)).token;
}

/** Places an order of one product. @returns its id */
export function placeOrder(
  world: World,
  customerEmail: string,
  payment_provider: Input<'createOrder'>['path']['payment_provider'] = 'mockpay',
): string {
  const customer = world.store.customers.withEmail(customerEmail);
  const [product] = world.content.lists.listProducts;
  if (!customer || !product) throw new Error('There is no customer, or the catalogue is empty.');
  const body = {
    cart: [{ product: product.id, quantity: 1, type: 'product' as const }],
    address: JSON.stringify(kanpur),
    pincode: kanpur.Pincode,
  };
  return bodyOf(createOrder({ path: { payment_provider }, body, principal: customer }, world));
}

const rupees = z.pipe(z.number(), z.transform(fromRupees));
const soldLine = z.object({
  product: z.int(),
  type: z.enum(['product', 'offer']),
  quantity: z.int(),
  title: z.string(),
  unit_price: rupees,
  amount: rupees,
});

export const knownOrders = z.array(
  z.object({
    created_at: z.iso.datetime({ offset: true }),
    amount: rupees,
    payment_status: z.enum(orderStatuses),
    lines: z.optional(z.array(soldLine)),
    summary: z.optional(z.object({ subtotal: rupees, tax: rupees, shipping: rupees })),
    deliver_to: z.optional(z.custom<DeliveryAddress>()),
  }),
);

/** Gives {@link anotherCustomer} orders, each like one of the demo customer but for what is known of it. */
export function addOrders(world: World, known: z.infer<typeof knownOrders>): void {
  const { customers, orders, change } = world.store;
  change(() => {
    const customer = customers.withEmail(anotherCustomer.email);
    const [example] = orders.ofCustomer(1);
    const line = example?.lines[0];
    if (!customer || !example || !line) throw new Error('There is no customer, or no order to copy.');
    for (const [index, { created_at, amount, payment_status, lines, summary, deliver_to }] of known.entries()) {
      orders.add({
        ...example,
        id: `order_Known${index}`,
        receiptToken: `rcpt_Known${index}`,
        customer: customer.number,
        createdAt: Date.parse(created_at),
        status: payment_status,
        lines:
          lines?.map(({ unit_price, amount: lineTotal, ...sold }) => ({
            ...line,
            ...sold,
            unitPrice: unit_price,
            lineTotal,
          })) ?? example.lines,
        summary: { ...example.summary, ...summary, total: amount },
        deliverTo: deliver_to ?? example.deliverTo,
      });
    }
  });
}
