import { buildRequest } from '@shop/api-contract/request';

/** Registers that many customers and answers with their tokens. */
export function registerCustomers(base: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => register(base, number)));
}

async function register(base: string, number: number): Promise<string> {
  const registration = {
    email: `customer-${number}@bench.example`,
    password: 'ashwagandha',
    name: 'Ravi Kumar',
    mobile: '9000000002',
  };
  const { method, url, body } = buildRequest('register', { body: registration });
  const response = await fetch(`${base}/api${url}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { token?: string };
  if (answer.token === undefined) throw new Error(`Registration was answered ${response.status}.`);
  return answer.token;
}

/** The payment status of each of a customer's orders, by id. */
export async function orderStatuses(base: string, token: string): Promise<Map<string, string>> {
  const { method, url } = buildRequest('listOrders');
  const response = await fetch(`${base}/api${url}`, { method, headers: { authorization: `Bearer ${token}` } });
  const orders = (await response.json()) as { id: string; payment_status: string }[];
  return new Map(orders.map(({ id, payment_status }) => [id, payment_status]));
}
