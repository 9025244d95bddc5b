import type { Order } from '@shop/api-contract/model';
import { bodyOf, callShop, registration } from '../shop-client.ts';
import { pay, type Account } from './shopper.ts';

const PAYMENT_STATES = { none: ['created'], asked: ['created', 'paid'], answered: ['paid'] };

/** Checks a restarted server against what it had confirmed to a customer. @returns what is missing or incomplete */
export async function accountFailures(url: string, accounts: readonly Account[]): Promise<string[]> {
  const failures: string[] = [];
  for (const account of accounts) {
    // Only the newest account changes after its first check.
    if (!account.isVerified || account === accounts.at(-1)) failures.push(...(await failuresOf(url, account)));
    account.isVerified = true;
  }
  return failures;
}

async function failuresOf(url: string, { email, token, orders, unanswered, isVerified }: Account): Promise<string[]> {
  if (!isVerified) {
    const { password } = registration(email);
    const { status } = await callShop(url, 'login', { body: { email, password } });
    if (status !== 200) return [`The registration of ${email} is lost: its login got status ${status}.`];
  }
  const listed = await bodyOf(url, 'listOrders', undefined, token);
  const stray = listed.filter(({ id }) => !orders.has(id));
  const failures = strayFailures(stray, unanswered);
  for (const [id, note] of orders) {
    const order = listed.find((one) => one.id === id);
    if (order === undefined) {
      failures.push(`Order ${id} is lost.`);
      orders.delete(id);
      continue;
    }
    const allowed = PAYMENT_STATES[note.payment];
    if (order.amount !== note.amount) failures.push(`Order ${id} costs ${order.amount}, not ${note.amount}.`);
    if (!allowed.includes(order.payment_status))
      failures.push(`Order ${id} is ${order.payment_status}, not ${allowed.join(' or ')}.`);
    if (note.payment === 'answered' && !note.isVerified) {
      // The same report gets the same response only if the payment was stored.
      await pay(url, token, id, note).catch((error: unknown) => failures.push(String(error)));
      note.isVerified = true;
    }
  }
  return failures;
}

/** Unconfirmed orders must have been requested, and be complete and unpaid. */
function strayFailures(stray: readonly Order[], unanswered: readonly number[]): string[] {
  const asked = [...unanswered];
  return stray.flatMap(({ id, amount, payment_status }) => {
    const at = asked.indexOf(amount);
    if (at === -1) return [`Order ${id} of ${amount} was never requested.`];
    asked.splice(at, 1);
    return payment_status === 'created' ? [] : [`Order ${id} is ${payment_status}, and was never paid.`];
  });
}

/** Each paid order must have one payment, all others none. The demo customer's past orders have no payments. */
export async function paymentFailures(url: string): Promise<string[]> {
  const response = await fetch(`${url}/__mock/worlds/default/records`);
  const { kinds } = (await response.json()) as {
    kinds: { name: string; records: { id: string; values: { status: string; payments: string[] } }[] }[];
  };
  const orders = kinds.find(({ name }) => name === 'orders')?.records ?? [];
  return orders.flatMap(({ id, values: { status, payments } }) => {
    const count = payments.filter((text) => text.includes('(order)')).length;
    const isRight = id.startsWith('order_Demo') || count === (status === 'paid' ? 1 : 0);
    return isRight ? [] : [`Order ${id} is ${status} and has ${count} payments.`];
  });
}
