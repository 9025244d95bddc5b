import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { priceLines, summariseCart } from '@shop/domain/cart/price';
import { toRupees } from '@shop/domain/money/paise';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { bodyOf, ConnectionLost, orderOf, paidReport, provider, registration } from '../shop-client.ts';

/** A whole number from 0 to end - 1. */
export type Random = (end: number) => number;

/** The same seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (end) => uniformInt(generator, 0, end - 1);
}

/** A confirmed registration with its orders: what was confirmed before a crash has to be there after it. */
export interface Account {
  readonly email: string;
  readonly token: string;
  readonly orders: Map<string, OrderNote>;
  /** Amounts of unconfirmed orders: they may exist, but only complete. */
  readonly unanswered: number[];
  isVerified: boolean;
}

export interface OrderNote {
  /** Rupees, computed by the client. */
  readonly amount: number;
  payment: 'none' | 'asked' | 'answered';
  isVerified: boolean;
}

interface Catalogue {
  readonly products: readonly Product[];
  readonly offers: readonly Offer[];
}

/** Percent of actions. */
const REGISTRATIONS = 6;
const ORDERS = 60;
const MAX_LINES = 4;
const MAX_PIECES = 5;

/** Registers, orders and pays until the connection is lost, and records every response. @throws for a refusal */
export async function shopUntilCutOff(
  url: string,
  accounts: Account[],
  catalogue: Catalogue,
  random: Random,
  onResponse: () => void,
): Promise<void> {
  try {
    for (;;) {
      const account = accounts.at(-1);
      const action = random(100);
      const unpaid = [...(account?.orders ?? [])].find(([, { payment }]) => payment !== 'answered');
      if (account === undefined || action < REGISTRATIONS) await register(url, accounts, random);
      else if (unpaid === undefined || action < REGISTRATIONS + ORDERS) await order(url, account, catalogue, random);
      else await pay(url, account.token, ...unpaid);
      onResponse();
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  }
}

export async function register(url: string, accounts: Account[], random: Random): Promise<void> {
  const email = `shopper-${random(2 ** 31)}-${accounts.length}@crash.example`;
  const { token } = await bodyOf(url, 'register', { body: registration(email) });
  accounts.push({ email, token, orders: new Map(), unanswered: [], isVerified: false });
}

async function order(url: string, account: Account, catalogue: Catalogue, random: Random): Promise<void> {
  const cart = randomCart(catalogue, random);
  const summary = summariseCart(priceLines(cart, catalogue));
  if (summary === null) throw new Error('No item of the cart is available.');
  const amount = toRupees(summary.total);
  account.unanswered.push(amount);
  const id = await bodyOf(url, 'createOrder', { path: provider, body: orderOf(cart) }, account.token);
  account.orders.set(id, { amount, payment: 'none', isVerified: false });
  account.unanswered.pop();
}

/** Pays an order, or repeats its report, which must get the same response. */
export async function pay(url: string, token: string, orderId: string, note: OrderNote): Promise<void> {
  if (note.payment === 'none') note.payment = 'asked';
  const verdict = await bodyOf(url, 'validatePayment', { path: provider, body: paidReport(orderId) }, token);
  if (!verdict.response) throw new Error(`The payment of ${orderId} was refused: ${verdict.message}`);
  note.payment = 'answered';
}

function randomCart({ products, offers }: Catalogue, random: Random): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (let line = random(MAX_LINES); line >= 0; line--) {
    const type = random(5) === 0 ? ('offer' as const) : ('product' as const);
    const items: readonly { id: number }[] = type === 'offer' ? offers : products;
    const product = items[random(items.length)]?.id ?? 0;
    lines.set(`${type} ${product}`, { type, product, quantity: 1 + random(MAX_PIECES) });
  }
  return [...lines.values()];
}
