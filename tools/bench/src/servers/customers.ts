import { bodyOf } from './call-shop.ts';

export const registration = (email: string) => ({
  email,
  password: 'ashwagandha',
  name: 'Ravi Kumar',
  mobile: '9000000002',
});

export const customerEmail = (number: number) => `customer-${number}@bench.example`;

/** Registers that many customers and answers with their tokens. */
export function registerCustomers(base: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => register(base, customerEmail(number))));
}

async function register(base: string, email: string): Promise<string> {
  return (await bodyOf(base, 'register', { body: registration(email) })).token;
}

export interface ListedOrder {
  readonly id: string;
  readonly amount: number;
  readonly payment_status: string;
  readonly order_id_token: string;
}

export function ordersOf(base: string, token: string): Promise<ListedOrder[]> {
  return bodyOf(base, 'listOrders', undefined, token);
}
