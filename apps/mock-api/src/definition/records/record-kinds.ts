import { formatRupees } from '@shop/domain/money/format-rupees';
import { orderStatuses } from '@shop/domain/order/order';
import { registrationFaults } from '@shop/domain/registration/check-registration';
import type { RecordKind, RecordView } from '@shop/mock-engine/control/record-kinds';
import { HttpError } from '@shop/mock-engine/http/problem';
import { registrationMessages } from '../../features/accounts/accounts.messages.ts';
import { customerId } from '../../features/accounts/customer-id.ts';
import type { CustomerRecord, OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { recordsMessages as messages } from './records.messages.ts';

const { fields: labels } = messages;

const newest = <Item>(all: readonly Item[], limit: number) => all.slice(-limit).reverse();
const iso = (time: number) => new Date(time).toISOString();
const refusal = (field: string, detail: string) => new HttpError(422, detail, [{ field, detail }]);

const orders: RecordKind<World> = {
  name: 'orders',
  title: messages.orders,
  fields: [
    { name: 'status', label: labels.status, type: 'text', isEditable: true, options: [...orderStatuses] },
    { name: 'createdAt', label: labels.at, type: 'time' },
    { name: 'customer', label: labels.placedBy, type: 'text' },
    { name: 'total', label: labels.total, type: 'text' },
    { name: 'lines', label: labels.lines, type: 'list' },
    { name: 'payments', label: labels.payments, type: 'list' },
    { name: 'receipt', label: labels.receipt, type: 'link' },
  ],
  count: ({ store }) => store.orders.all().length,
  list: (world, limit) => newest(world.store.orders.all(), limit).map((order) => orderView(order, world)),
  change(world, id, { status }) {
    const { orders } = world.store;
    const order = orders.withId(id);
    if (!order) throw new HttpError(404, messages.unknownOrder(id));
    const known = orderStatuses.find((one) => one === status) ?? order.status;
    orders.setStatus(id, known);
    return orderView({ ...order, status: known }, world);
  },
};

function orderView(order: OrderRecord, { store: { payments } }: World): RecordView {
  const { id, customer, createdAt, status, summary, receiptToken, lines } = order;
  return {
    id,
    title: id,
    values: {
      status,
      createdAt: iso(createdAt),
      customer: messages.customer(customer),
      total: formatRupees(summary.total),
      lines: lines.map(({ title, quantity, lineTotal }) => messages.line(quantity, title, formatRupees(lineTotal))),
      payments: payments.ofOrder(id).map((one) => messages.payment(one.id, one.purpose, iso(one.receivedAt))),
      receipt: `/customer/bill-print/${receiptToken}`,
    },
  };
}

const customers: RecordKind<World> = {
  name: 'customers',
  title: messages.customers,
  fields: [
    { name: 'customerId', label: labels.customerId, type: 'text' },
    { name: 'name', label: labels.name, type: 'text', isEditable: true },
    { name: 'email', label: labels.email, type: 'text', isEditable: true },
    { name: 'mobile', label: labels.mobile, type: 'text', isEditable: true },
    { name: 'password', label: labels.password, type: 'secret', isEditable: true },
    { name: 'createdAt', label: labels.since, type: 'time' },
  ],
  count: ({ store }) => store.customers.all().length,
  list: ({ store }, limit) => newest(store.customers.all(), limit).map(customerView),
  async change({ store, passwords }, number, { password, ...details }) {
    const hashed = password === undefined ? {} : { passwordHash: await passwords.hash(password) };
    // Read and replaced in one step, so that no concurrent change is lost.
    const before = store.customers.withNumber(Number(number));
    if (!before) throw new HttpError(404, messages.unknownCustomer(number));
    const after = { ...before, ...details, ...hashed };
    // A valid placeholder when the password does not change.
    const secret = password ?? 'unchanged';
    const [fault] = registrationFaults({ ...after, password: secret, confirmation: secret });
    if (fault) throw refusal(fault.field, registrationMessages[fault.reason]);
    const owner = store.customers.withEmail(after.email);
    if (owner && owner.number !== before.number) throw refusal('email', messages.emailTaken);
    store.customers.replace(after);
    return customerView(after);
  },
};

function customerView({ number, name, email, mobile, createdAt }: CustomerRecord): RecordView {
  const values = { customerId: customerId(number), name, email, mobile, createdAt: iso(createdAt) };
  return { id: String(number), title: name, values };
}

/** What the console shows of a world. */
export const recordKinds: readonly RecordKind<World>[] = [orders, customers];
