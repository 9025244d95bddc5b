import { asPaise, toRupees } from '@shop/domain/money/paise';
import { checkRegistration } from '@shop/domain/registration/check-registration';
import { Refusal } from '@shop/mock-engine/contract/refusal';
import { readBody, type ControlRoutes, type OfWorld } from '@shop/mock-engine/control/controlled';
import { z } from 'zod';

import { registrationMessages } from '../features/accounts/accounts.messages.ts';
import { customerId } from '../features/accounts/customer-id.ts';
import type { CustomerRecord, OrderRecord, PaymentRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { recordsMessages as messages } from './records.messages.ts';

/** Longer lists would be unreadable. */
const MAX_LISTED = 200;

const customerChange = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  password: z.string().optional(),
});

const orderChange = z.strictObject({ status: z.enum(['created', 'paid', 'Cancelled', 'timedout', 'failed']) });

const newest = <Item>(all: readonly Item[]) => all.slice(-MAX_LISTED).reverse();
const iso = (time: number) => new Date(time).toISOString();
const rupees = (paise: number) => toRupees(asPaise(paise));

function customerView({ number, name, email, mobile, createdAt }: CustomerRecord) {
  return { number, customerId: customerId(number), name, email, mobile, createdAt: iso(createdAt) };
}

function orderView(order: OrderRecord, payments: readonly PaymentRecord[]) {
  const { id, customer, createdAt, status, summary, receiptToken, lines } = order;
  return {
    id,
    customer,
    createdAt: iso(createdAt),
    status,
    total: rupees(summary.total),
    receipt: `/customer/bill-print/${receiptToken}`,
    lines: lines.map(({ title, quantity, lineTotal }) => ({ title, quantity, lineTotal: rupees(lineTotal) })),
    payments: payments.map(({ id: payment, purpose, receivedAt }) => ({
      id: payment,
      purpose,
      receivedAt: iso(receivedAt),
    })),
  };
}

const refusal = (field: string, detail: string) => new Refusal(422, detail, [{ field, detail }]);

/** Lists and changes a world's customers and orders. */
export const recordRoutes: ControlRoutes<World> = (app, { worlds }) => {
  app.get<OfWorld>('/__mock/worlds/:world/customers', async ({ params }) => {
    const all = worlds.get(params.world).store.customers.all();
    return { customers: newest(all).map(customerView), total: all.length };
  });
  app.patch<{ Params: { world: string; number: string } }>(
    '/__mock/worlds/:world/customers/:number',
    async ({ params, body }) => {
      const { password, ...details } = readBody(customerChange, body);
      const { store, passwords } = worlds.get(params.world);
      const hashed = password === undefined ? {} : { passwordHash: await passwords.hash(password) };
      // Read and replaced in one step, so that no concurrent change is lost.
      const before = store.customers.withNumber(Number(params.number));
      if (!before) throw new Refusal(404, messages.unknownCustomer(params.number));
      const after = { ...before, ...details, ...hashed };
      // A valid placeholder when the password does not change.
      const secret = password ?? 'unchanged';
      const check = checkRegistration({ ...after, password: secret, confirmation: secret });
      if (!check.ok) throw refusal(check.field, registrationMessages[check.reason]);
      const owner = store.customers.withEmail(after.email);
      if (owner && owner.number !== before.number) throw refusal('email', messages.emailTaken);
      store.customers.replace(after);
      return customerView(after);
    },
  );
  app.get<OfWorld>('/__mock/worlds/:world/orders', async ({ params }) => {
    const { orders, payments } = worlds.get(params.world).store;
    const all = orders.all();
    return { orders: newest(all).map((order) => orderView(order, payments.ofOrder(order.id))), total: all.length };
  });
  app.patch<{ Params: { world: string; id: string } }>(
    '/__mock/worlds/:world/orders/:id',
    async ({ params: { world, id }, body }) => {
      const { status } = readBody(orderChange, body);
      const { orders, payments } = worlds.get(world).store;
      const order = orders.withId(id);
      if (!order) throw new Refusal(404, messages.unknownOrder(id));
      orders.setStatus(id, status);
      return orderView({ ...order, status }, payments.ofOrder(id));
    },
  );
};
