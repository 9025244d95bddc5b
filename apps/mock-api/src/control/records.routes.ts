import { asPaise, toRupees } from '@shop/domain/money/paise';
import { checkRegistration } from '@shop/domain/registration/check-registration';
import { ControlRefusal } from '@shop/mock-engine/control/control-refusal';
import { controlRoute, ok, type ControlRouteDefinition } from '@shop/mock-engine/control/control-route';
import { z } from 'zod';

import { registrationMessages } from '../features/accounts/accounts.messages.ts';
import { customerId } from '../features/accounts/customer-id.ts';
import type { CustomerRecord, OrderRecord, PaymentRecord } from '../store/records.ts';
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

const recordRoute = <Body = undefined>(definition: ControlRouteDefinition<Body, World>) =>
  controlRoute<Body, World>(definition);

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

const refusal = (field: string, detail: string) => new ControlRefusal(422, detail, [{ field, detail }]);

/** Lists and changes a world's customers and orders. */
export const recordRoutes = [
  recordRoute({
    method: 'GET',
    url: '/__mock/worlds/:world/customers',
    answer: ({ path: { world = '' } }, { worlds }) => {
      const all = worlds.get(world).store.customers.all();
      return ok({ customers: newest(all).map(customerView), total: all.length });
    },
  }),
  recordRoute({
    method: 'PATCH',
    url: '/__mock/worlds/:world/customers/:number',
    body: customerChange,
    answer: async ({ path: { world: name = '', number = '' }, body: { password, ...details } }, { worlds }) => {
      const { store, passwords } = worlds.get(name);
      const hashed = password === undefined ? {} : { passwordHash: await passwords.hash(password) };
      // Read and replaced in one step, so that no concurrent change is lost.
      const before = store.customers.withNumber(Number(number));
      if (!before) throw new ControlRefusal(404, messages.unknownCustomer(number));
      const after = { ...before, ...details, ...hashed };
      // A valid placeholder when the password does not change.
      const secret = password ?? 'unchanged';
      const check = checkRegistration({ ...after, password: secret, confirmation: secret });
      if (!check.ok) throw refusal(check.field, registrationMessages[check.reason]);
      const owner = store.customers.withEmail(after.email);
      if (owner && owner.number !== before.number) throw refusal('email', messages.emailTaken);
      store.customers.replace(after);
      return ok(customerView(after));
    },
  }),
  recordRoute({
    method: 'GET',
    url: '/__mock/worlds/:world/orders',
    answer: ({ path: { world = '' } }, { worlds }) => {
      const { orders, payments } = worlds.get(world).store;
      const all = orders.all();
      return ok({
        orders: newest(all).map((order) => orderView(order, payments.ofOrder(order.id))),
        total: all.length,
      });
    },
  }),
  recordRoute({
    method: 'PATCH',
    url: '/__mock/worlds/:world/orders/:id',
    body: orderChange,
    answer: ({ path: { world = '', id = '' }, body: { status } }, { worlds }) => {
      const { orders, payments } = worlds.get(world).store;
      const order = orders.withId(id);
      if (!order) throw new ControlRefusal(404, messages.unknownOrder(id));
      orders.setStatus(id, status);
      return ok(orderView({ ...order, status }, payments.ofOrder(id)));
    },
  }),
];
