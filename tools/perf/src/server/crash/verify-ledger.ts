import type { Order } from '@shop/api-contract/model';
import { bodyOf, callShop, registration } from '../shop-client.ts';
import type { Account, Ledger, OrderNote } from './ledger.ts';
import { pay } from './shopper.ts';

/**
 * Holds a restarted server to what it had answered before.
 *
 * @returns what is missing or in part, in words; nothing when all is there
 */
export async function verifyLedger(base: string, { accounts }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const account of accounts) {
    // An account left behind does not change any more.
    if (account.isVerified && account !== accounts.at(-1)) continue;
    faults.push(...(await verifyAccount(base, account)));
    account.isVerified = true;
  }
  return faults;
}

async function verifyAccount(base: string, account: Account): Promise<string[]> {
  const { email, token, orders, unanswered } = account;
  if (!account.isVerified) {
    const { password } = registration(email);
    const { status } = await callShop(base, 'login', { body: { email, password } });
    if (status !== 200) return [`The registration of ${email} is lost: its login is answered ${status}.`];
  }
  const listed = new Map((await bodyOf(base, 'listOrders', undefined, token)).map((order) => [order.id, order]));
  const faults: string[] = [];
  for (const [id, note] of orders) {
    const order = listed.get(id);
    faults.push(...(order === undefined ? [`Order ${id} is lost.`] : orderFaults(order, note)));
    // Said once; nothing more can be done with it.
    if (order === undefined) orders.delete(id);
    else if (note.payment === 'answered' && !note.isVerified) {
      // The order alone says paid; only the payment itself lets the same report be answered the same.
      await pay(base, token, id, note).catch((error: unknown) => faults.push(String(error)));
      note.isVerified = true;
    }
  }
  const stray = [...listed.values()].filter(({ id }) => !orders.has(id));
  return [...faults, ...strayFaults(email, stray, unanswered)];
}

function orderFaults({ id, amount, payment_status }: Order, note: OrderNote): string[] {
  const allowed = { none: ['created'], asked: ['created', 'paid'], answered: ['paid'] }[note.payment];
  return [
    ...(amount === note.amount ? [] : [`Order ${id} costs ${amount}, not ${note.amount}.`]),
    ...(allowed.includes(payment_status) ? [] : [`Order ${id} is ${payment_status}, not ${allowed.join(' or ')}.`]),
  ];
}

/** Orders that were never answered: each has to be one that was asked for, and whole. */
function strayFaults(email: string, stray: readonly Order[], unanswered: readonly OrderNote[]): string[] {
  const asked = unanswered.map(({ amount }) => amount);
  return stray.flatMap(({ id, amount, payment_status }) => {
    const place = asked.indexOf(amount);
    if (place === -1) return [`${email} never asked for order ${id} of ${amount}.`];
    asked.splice(place, 1);
    return payment_status === 'created' ? [] : [`Order ${id} is ${payment_status}, and was never paid.`];
  });
}
