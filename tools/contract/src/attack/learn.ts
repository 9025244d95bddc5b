import type { CallParts } from './expected-statuses.ts';
import { tokenIn } from './expected-statuses.ts';
import type { AttackAnswer } from './exchange.ts';
import { json } from './judge-answer.ts';
import type { KnownCustomer, KnownShop } from './known-shop.ts';
import { signsIn } from './shop-rules.ts';

type Registration = Pick<KnownCustomer, 'email' | 'password' | 'name' | 'mobile'>;
type Learn = (given: { body: unknown; said: unknown; parts: CallParts; shop: KnownShop }) => string[];

/**
 * What an answer tells about the shop, kept for later moves, and what it says that cannot be so.
 *
 * @returns where the answer contradicts what the shop said before
 */
export function learn(id: string, parts: CallParts, answer: AttackAnswer, shop: KnownShop): string[] {
  const { etag } = answer.headers;
  if (etag !== undefined) shop.versions.set(parts.url, etag);
  if (answer.status !== 200) return [];

  const body = json((parts.bodyText ?? '').replace(/^\ufeff/, ''));
  return lessons[id]?.({ body, said: json(answer.body), parts, shop }) ?? [];
}

const lessons: Readonly<Record<string, Learn>> = {
  register({ body, said, shop }) {
    const { token } = said as { token: string };
    const { email, password, name, mobile } = body as Registration;
    const customer = { email, password, name, mobile, token, orders: [] };
    shop.customers.push(customer);
    shop.tokens.set(token, customer);
    return [];
  },

  login({ body, said, shop }) {
    const customer = signsIn(body as Registration, shop);
    if (customer) shop.tokens.set((said as { token: string }).token, customer);
    return [];
  },

  getUser({ said, parts, shop }) {
    const { name, mobile, email } = caller(parts, shop);
    return differs('the user', said, { name: name.trim(), mobile, email, phone: mobile });
  },

  createOrder({ said, parts, shop }) {
    if (said === '') return [];
    caller(parts, shop).orders.push({ id: said as string, provider: providerOf(parts), status: 'created' });
    return [];
  },

  validatePayment({ body, said, parts, shop }) {
    const { order_id: id, status } = body as { order_id: string; status: string };
    const order = caller(parts, shop).orders.find((one) => one.id === id && one.provider === providerOf(parts));
    if (order?.status === 'created' && status !== 'succeeded') order.status = status;
    // Nobody here knows the provider's secret: whatever is said to be paid is not.
    return (said as { response: boolean }).response ? ['a payment without a true signature was accepted'] : [];
  },

  listOrders({ said, parts, shop }) {
    const listed = (said as { id: string; payment_status: string }[]).map(({ id, payment_status }) => [
      id,
      payment_status,
    ]);
    const known = caller(parts, shop).orders.map(({ id, status }) => [id, status]);
    return differs('the list of orders', listed, known.reverse());
  },
};

function caller({ authorization }: CallParts, { tokens }: KnownShop): KnownCustomer {
  const customer = tokens.get(tokenIn(authorization) ?? '');
  if (!customer) throw new Error('A call that wants a token was accepted without one.');
  return customer;
}

function providerOf({ path }: CallParts): string {
  return path['payment_provider'] ?? '';
}

function differs(what: string, said: unknown, known: unknown): string[] {
  const [saidText, knownText] = [said, known].map((value) => JSON.stringify(value));
  return saidText === knownText ? [] : [`${what} is ${saidText}, but by what was answered before ${knownText}`];
}
