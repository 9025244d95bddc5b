import { parsedJson } from '../json.ts';
import type { Call } from '../openapi.ts';

interface Customer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly mobile: string;
  readonly orders: { readonly id: string; readonly provider: string; readonly amount: number; status: string }[];
}

/** Something on sale, for so many rupees. */
export interface Item {
  readonly type: string;
  readonly product: number;
  readonly slug: string;
  readonly price: number;
}

/** What is the same in every shop: what can be ordered, and where to. */
export interface Catalogue {
  readonly items: readonly Item[];
  readonly address: string;
  readonly isOffice: (address: unknown) => boolean;
}

/** What is known of one shop by the answers it gave. */
export interface KnownShop {
  readonly catalogue: Catalogue;
  readonly customers: Customer[];
  /** Whose each token is. */
  readonly tokens: Map<string, Customer>;
  /** How many were answered as wrong: for each account, and in all. */
  readonly wrongPasswords: { readonly byAccount: Map<string, number>; total: number };
}

/** A shop in which nothing has happened yet. */
export const newShop = (catalogue: Catalogue): KnownShop => ({
  catalogue,
  customers: [],
  tokens: new Map(),
  wrongPasswords: { byAccount: new Map(), total: 0 },
});

/** A request by the parts that decide what it is answered. */
export interface Sent {
  readonly call: Call;
  readonly path: Readonly<Record<string, string>>;
  readonly mediaType: string | undefined;
  readonly bodyText: string;
  /** The JSON of the text; `undefined` when it is none. */
  readonly body: unknown;
  /** Whose token was sent. */
  readonly caller: Customer | undefined;
}

type Line = Pick<Item, 'type' | 'product'> & { readonly quantity: number };
type Order = { readonly cart: readonly Line[]; readonly address: string; readonly pincode: string };
type Fields = Readonly<Record<string, unknown>>;

/** One of several, chosen by any number; undefined of none. */
export const pick = <Thing>(things: readonly Thing[], choice: number): Thing | undefined =>
  things[choice % Math.max(1, things.length)];

/** Puts what the shop knows into a body, so that a call gets further than "unknown". */
export function fillIn(id: string, body: unknown, choice: number, { catalogue, customers }: KnownShop): unknown {
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

/** What the shop's own rules answer, which openapi.yaml has in words: across fields, or by what is already there. */
export function statusesByRule({ call, path, body }: Sent, shop: KnownShop): number[] {
  const isTaken = call.id === 'register' && withEmail(shop, body);
  if (call.id === 'login') return loginStatuses(shop, body);
  const isWrong = call.id === 'createOrder' && !isOrder(body as Order, shop);
  const status = isTaken ? 409 : isWrong ? 400 : 200;
  // A provider may be known to the contract and not be set up on a server.
  return path['payment_provider'] === 'razorpay' ? [status, 404] : [status];
}

/** Wrong passwords after which an account, and the one address that all of this comes from, is refused for a while. */
const ACCOUNT_LIMIT = 10;
const SOURCE_LIMIT = 50;

function loginStatuses(shop: KnownShop, body: unknown): number[] {
  const status = signsIn(shop, body) ? 200 : 401;
  const { byAccount, total } = shop.wrongPasswords;
  if (total >= SOURCE_LIMIT || (byAccount.get(accountIn(body)) ?? 0) >= ACCOUNT_LIMIT) return [429];
  // A customer has an e-mail address and a customer id: whether these were one account is not known here.
  return total >= ACCOUNT_LIMIT ? [status, 429] : [status];
}

/** Keeps a login that was answered as wrong. */
export function noteWrongPassword(body: unknown, { wrongPasswords }: KnownShop): void {
  const account = accountIn(body);
  wrongPasswords.byAccount.set(account, (wrongPasswords.byAccount.get(account) ?? 0) + 1);
  wrongPasswords.total += 1;
}

/** E-mail addresses are the same whatever their case, and however their accents are composed. */
const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase().normalize('NFC');
const accountIn = (body: unknown) => emailKey((body as Customer).email);

const withEmail = ({ customers }: KnownShop, body: unknown) =>
  customers.find(({ email }) => emailKey(email) === accountIn(body));

function signsIn(shop: KnownShop, body: unknown): Customer | undefined {
  const customer = withEmail(shop, body);
  return customer?.password === (body as Customer).password ? customer : undefined;
}

function isOrder({ cart, address, pincode }: Order, { catalogue }: KnownShop): boolean {
  const isOnce = new Set(cart.map(({ type, product }) => `${type} ${product}`)).size === cart.length;
  const isOnSale = cart.every((line) => priceOf(line, catalogue) !== undefined);
  return isOnce && isOnSale && catalogue.isOffice(parsedJson(address)) && pincodeOf(address) === pincode;
}

const priceOf = ({ type, product }: Line, { items }: Catalogue) =>
  items.find((item) => item.type === type && item.product === product)?.price;

/** Rupees: the sum of the lines, and 100 for shipping up to 1500 (specification, section 4). */
function amountOf({ cart }: Order, { catalogue }: KnownShop): number {
  const paise = cart.map((line) => Math.round((priceOf(line, catalogue) ?? 0) * 100) * line.quantity);
  const subtotal = paise.reduce((sum, line) => sum + line, 0) / 100;
  return subtotal <= 1500 ? subtotal + 100 : subtotal;
}

/**
 * Keeps what a good answer tells about the shop.
 *
 * @returns where the answer contradicts what was answered before
 */
export function learn({ call, path, body, caller }: Sent, said: unknown, shop: KnownShop): string[] {
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
      // Nobody here knows the provider's secret: no report of a payment can be true.
      return (said as { response: boolean }).response ? ['a payment without a true signature was accepted'] : [];
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
  return saidText === knownText ? [] : [`${what} is ${saidText}, but by what was answered before ${knownText}`];
}
