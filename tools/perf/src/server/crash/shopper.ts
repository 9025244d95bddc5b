import { bodyOf, ConnectionLost, orderOf, paidReport, provider, registration } from '../shop-client.ts';
import { amountOf, randomCart, type Catalogue } from './catalogue.ts';
import type { Account, Ledger, OrderNote } from './ledger.ts';
import type { Dice } from './random.ts';

/** Of a hundred things that a client does. */
const REGISTRATIONS = 6;
const ORDERS = 60;

/**
 * Registers, orders and pays, one after the other, and notes every answer, until the server is gone.
 *
 * @throws when the server answers anything but success: nothing here is to be refused
 */
export async function shopUntilCutOff(
  base: string,
  ledger: Ledger,
  catalogue: Catalogue,
  dice: Dice,
  onAnswer: () => void,
): Promise<void> {
  try {
    for (;;) {
      await doNextThing(base, ledger, catalogue, dice);
      onAnswer();
    }
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  }
}

async function doNextThing(base: string, ledger: Ledger, catalogue: Catalogue, dice: Dice): Promise<void> {
  const account = ledger.accounts.at(-1);
  const roll = dice.below(100);
  if (account === undefined || roll < REGISTRATIONS) {
    await register(base, ledger, dice);
    return;
  }
  const unpaid = [...account.orders].find(([, { payment }]) => payment !== 'answered');
  if (unpaid === undefined || roll < REGISTRATIONS + ORDERS) await order(base, account, catalogue, dice);
  else await pay(base, account.token, ...unpaid);
}

/** Opens an account, with which the client goes on. */
export async function register(base: string, { accounts }: Ledger, dice: Dice): Promise<void> {
  const email = `shopper-${dice.below(2 ** 32)}-${accounts.length}@crash.example`;
  const { token } = await bodyOf(base, 'register', { body: registration(email) });
  accounts.push({ email, token, orders: new Map(), unanswered: [], isVerified: false });
}

async function order(base: string, account: Account, catalogue: Catalogue, dice: Dice): Promise<void> {
  const cart = randomCart(catalogue, dice);
  const note: OrderNote = { cart, amount: amountOf(cart, catalogue), payment: 'none', isVerified: false };
  account.unanswered.push(note);
  const id = await bodyOf(base, 'createOrder', { path: provider, body: orderOf(cart) }, account.token);
  account.orders.set(id, note);
  account.unanswered.pop();
}

/** Pays an order, or pays it once more: the shop has to answer the same. */
export async function pay(base: string, token: string, orderId: string, note: OrderNote): Promise<void> {
  if (note.payment === 'none') note.payment = 'asked';
  const input = { path: provider, body: paidReport(orderId) };
  const verdict = await bodyOf(base, 'validatePayment', input, token);
  if (!verdict.response) throw new Error(`The payment of ${orderId} was refused: ${verdict.message}`);
  note.payment = 'answered';
}
