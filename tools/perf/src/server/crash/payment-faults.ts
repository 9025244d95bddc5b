interface ListedOrder {
  readonly id: string;
  readonly status: string;
  readonly payments: readonly { readonly purpose: string }[];
}

/** So many of the newest orders does the mock API list with their payments. */
export const LISTED_ORDERS = 200;

/**
 * Looks through the newest orders as the mock API's own tools list them: each paid one has exactly one payment, all others
 * none.
 *
 * @returns what is wrong, in words
 */
export async function paymentFaults(base: string): Promise<string[]> {
  const response = await fetch(`${base}/__mock/worlds/default/orders`);
  const { orders } = (await response.json()) as { orders: readonly ListedOrder[] };
  // The demo customer's past orders came without payments.
  return orders
    .filter(({ id }) => !id.startsWith('order_Demo'))
    .map(({ id, status, payments }) => ({ id, status, count: paymentsOf(payments) }))
    .filter(({ status, count }) => count !== (status === 'paid' ? 1 : 0))
    .map(({ id, status, count }) => `Order ${id} is ${status} and has ${count} payments.`);
}

const paymentsOf = (payments: ListedOrder['payments']) => payments.filter(({ purpose }) => purpose === 'order').length;
