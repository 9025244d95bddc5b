import { parsedJson } from '../json.ts';
import type { Call } from '../openapi.ts';

interface Customer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly mobile: string;
  readonly orders: { readonly id: string; readonly provider: string; readonly amount: number; status: string }[];
}

/** A product or offer; the price in rupees. */
export interface Item {
  readonly type: string;
  readonly product: number;
  readonly slug: string;
  readonly price: number;
}

/** The same in every shop: what can be ordered, and an address to order to. */
export interface Catalogue {
  readonly items: readonly Item[];
  readonly address: string;
  readonly isOffice: (address: unknown) => boolean;
}

/** The state of one shop, as its responses show it. */
export interface ShopModel {
  readonly catalogue: Catalogue;
  readonly customers: Customer[];
  /** Customers by token. */
  readonly tokens: Map<string, Customer>;
  /** Counts of failed logins. */
  readonly wrongPasswords: { readonly byAccount: Map<string, number>; total: number };
}

/** The state of a new shop. */
export const newModel = (catalogue: Catalogue): ShopModel => ({
  catalogue,
  customers: [],
  tokens: new Map(),
  wrongPasswords: { byAccount: new Map(), total: 0 },
});

/** The parts of a request that decide its response. */
export interface Sent {
  readonly call: Call;
  readonly path: Readonly<Record<string, string>>;
  readonly mediaType: string | undefined;
  readonly bodyText: string;
  /** The parsed text; `undefined` for invalid JSON. */
  readonly body: unknown;
  /** The token's customer. */
  readonly caller: Customer | undefined;
}

type Line = Pick<Item, 'type' | 'product'> & { readonly quantity: number };
type Order = { readonly cart: readonly Line[]; readonly address: string; readonly pincode: string };
type Fields = Readonly<Record<string, unknown>>;

/** An item chosen by any number; undefined from an empty list. */
export const pick = <Thing>(things: readonly Thing[], choice: number): Thing | undefined =>
  things[choice % Math.max(1, things.length)];

/** Puts existing customers, orders and products into a body, so that a call gets further than "unknown". */
export function fillBody(id: string, body: unknown, choice: number, { catalogue, customers }: ShopModel): unknown {
  const fields = body as Fields;
  const customer = pick(customers, choice);
  if (id === 'login' && customer) return { email: customer.email, password: customer.password };
  if (id === 'register' && customer) return { ...fields, email: customer.email.toUpperCase() };
  if (id === 'validatePayment') {
    const orders = customers.flatMap((one) => one.orders);
    return { ...fields, order_id: pick(orders, choice)?.id ?? fields['order_id'] };
  }
  if (id !== 'createOrder') return body;

  const { cart, address: text, pincode } = body as Order;
  const address = pincodeOf(text) === undefined ? catalogue.address : text;
  const lines = cart.map((line, index) => {
    const { type, product } = pick(catalogue.items, choice + index * (1 + (choice % 7))) ?? line;
    return { ...line, type, product };
  });
  return { cart: lines, address, pincode: pincodeOf(address) ?? pincode };
}

const pincodeOf = (address: string) => (Object(parsedJson(address)) as { Pincode?: unknown }).Pincode;

/** Statuses by rules that schemas cannot express: across fields, or by the shop's state. */
export function statusesByRule({ call, path, body }: Sent, shop: ShopModel): number[] {
  const isRegistered = call.id === 'register' && withEmail(shop, body);
  if (call.id === 'login') return loginStatuses(shop, body);
  const isWrong = call.id === 'createOrder' && !isOrder(body as Order, shop);
  const status = isRegistered ? 409 : isWrong ? 400 : 200;
  // The contract knows providers that a server may not have configured.
  return path['payment_provider'] === 'razorpay' ? [status, 404] : [status];
}

/** Wrong passwords until a customer's account is rate limited. */
const ACCOUNT_LIMIT = 10;

function loginStatuses(shop: ShopModel, body: unknown): number[] {
  const status = signsIn(shop, body) ? 200 : 401;
  const { byAccount, total } = shop.wrongPasswords;
  if (withEmail(shop, body) && (byAccount.get(accountIn(body)) ?? 0) >= ACCOUNT_LIMIT) return [429];
  // An e-mail address and a customer id may be the same account, which the model does not know.
  return total >= ACCOUNT_LIMIT ? [status, 429] : [status];
}

/** Records a login that was refused. */
export function recordWrongPassword(body: unknown, { wrongPasswords }: ShopModel): void {
  const account = accountIn(body);
  wrongPasswords.byAccount.set(account, (wrongPasswords.byAccount.get(account) ?? 0) + 1);
  wrongPasswords.total += 1;
}

/** E-mail addresses ignore case and Unicode composition. */
const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase().normalize('NFC');
const accountIn = (body: unknown) => emailKey((body as Customer).email);

const withEmail = ({ customers }: ShopModel, body: unknown) =>
  customers.find(({ email }) => emailKey(email) === accountIn(body));

function signsIn(shop: ShopModel, body: unknown): Customer | undefined {
  const customer = withEmail(shop, body);
  return customer?.password === (body as Customer).password ? customer : undefined;
}

function isOrder({ cart, address, pincode }: Order, { catalogue }: ShopModel): boolean {
  const isOnce = new Set(cart.map(({ type, product }) => `${type} ${product}`)).size === cart.length;
  const isOnSale = cart.every((line) => priceOf(line, catalogue) !== undefined);
  return isOnce && isOnSale && catalogue.isOffice(parsedJson(address)) && pincodeOf(address) === pincode;
}

const priceOf = ({ type, product }: Line, { items }: Catalogue) =>
  items.find((item) => item.type === type && item.product === product)?.price;

/** Rupees: the sum of the lines, and 100 for shipping up to 1500 (specification, section 4). */
function amountOf({ cart }: Order, { catalogue }: ShopModel): number {
  const paise = cart.map((line) => Math.round((priceOf(line, catalogue) ?? 0) * 100) * line.quantity);
  const subtotal = paise.reduce((sum, line) => sum + line, 0) / 100;
  return subtotal <= 1500 ? subtotal + 100 : subtotal;
}

/**
 * Updates the model with a successful response.
 *
 * @returns where the response contradicts earlier ones
 */
export function updateModel({ call, path, body, caller }: Sent, said: unknown, shop: ShopModel): string[] {
  const provider = path['payment_provider'] ?? '';
  const orders = caller?.orders ?? [];
  switch (call.id) {
    case 'register':
    case 'login': {
      if (call.id === 'register') shop.customers.push({ ...(body as Customer), orders: [] });
      shop.wrongPasswords.byAccount.delete(accountIn(body));
      const customer = signsIn(shop, body);
      if (customer) shop.tokens.set((said as { token: string }).token, customer);
      return [];
    }
    case 'getUser': {
      const { name, mobile, email } = caller as Customer;
      return differs('the user', said, { name: name.trim(), mobile, email, phone: mobile });
    }
    case 'createOrder': {
      const order = { id: said as string, provider, amount: amountOf(body as Order, shop), status: 'created' };
      if (said !== '') orders.push(order);
      return [];
    }
    case 'validatePayment': {
      const { order_id, status } = body as { order_id: string; status: string };
      const order = orders.find((one) => one.id === order_id && one.provider === provider);
      if (order?.status === 'created' && status !== 'succeeded') order.status = status;
      // Without the provider's secret no signature can be valid.
      return (said as { response: boolean }).response ? ['a payment without a valid signature was accepted'] : [];
    }
    case 'listOrders': {
      const listed = (said as Fields[]).map((order) => [order['id'], order['amount'], order['payment_status']]);
      const known = orders.map(({ id, amount, status }) => [id, amount, status]);
      return differs('the list of orders', listed, known.reverse());
    }
    default:
      return [];
  }
}

function differs(what: string, said: unknown, known: unknown): string[] {
  const [saidText, knownText] = [said, known].map((value) => JSON.stringify(value));
  return saidText === knownText ? [] : [`${what} is ${saidText}, but earlier responses imply ${knownText}`];
}
