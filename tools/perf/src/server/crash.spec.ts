import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@shop/release-tools/archive/files';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { startMockApi } from './running-server.ts';
import { bodyOf, callShop, ConnectionLost, payOrder, placeOrder, registration } from './shop-client.ts';

// Kills the server while clients shop, restarts it on the same file, and checks everything that it had confirmed.

const { CRASH_ROUNDS = 2, CRASH_CLIENTS = 3, CRASH_SEED = Date.now() % 2 ** 31 } = process.env;
/** Then new customers register. */
const ROUNDS_PER_FILE = 20;
/** A round ends after a random number of responses and a random pause. */
const MAX_RESPONSES = 150;
const MAX_PAUSE_MS = 20;
/** In one of so many rounds the server is also killed while it starts. */
const ROUNDS_PER_KILLED_START = 5;
const MAX_START_MS = 250;
const PERCENT_ORDERS = 60;

const PAYMENT_STATES = { none: ['created'], asked: ['created', 'paid'], confirmed: ['paid'] };

/** What the server confirmed to a customer: after a crash it has to be there. */
interface Customer {
  readonly email: string;
  readonly token: string;
  readonly orders: Map<string, keyof typeof PAYMENT_STATES>;
  /** Orders without a response: they may exist, unpaid. */
  unconfirmed: number;
  /** Whether a login has succeeded: its hash takes long. */
  isChecked: boolean;
}

const generator = xoroshiro128plus(Number(CRASH_SEED));
const random = (end: number) => uniformInt(generator, 0, end - 1);

const folder = temporaryFolder(new Map());
let dataFile: string;
let customers: (Customer | undefined)[];
let orders = 0;
let ended: AbortController;
beforeEach(() => void (ended = new AbortController()));
afterEach(() => ended.abort());
afterAll(() => rmSync(folder, { recursive: true }));

const rounds = Array.from({ length: Number(CRASH_ROUNDS) }, (_, round) => round);

it.each(rounds)(`after crash %d everything confirmed is there (CRASH_SEED=${CRASH_SEED})`, async (round) => {
  if (round % ROUNDS_PER_FILE === 0) {
    dataFile = path.join(folder, `crash-${round}.sqlite`);
    customers = Array.from({ length: Number(CRASH_CLIENTS) }, () => undefined);
  }
  if (random(ROUNDS_PER_KILLED_START) === 0) {
    const killOn = AbortSignal.any([ended.signal, AbortSignal.timeout(random(MAX_START_MS))]);
    await (await startMockApi({ dataFile, killOn }).catch(() => undefined))?.kill();
  }

  const server = await startMockApi({ dataFile, killOn: ended.signal });
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let left = 1 + random(MAX_RESPONSES);
  const shopping = Promise.allSettled(
    customers.map(async (known, at) => {
      const customer = (customers[at] = known ?? (await register(server.url)));
      await shopUntilCutOff(server.url, customer, () => void (--left === 0 && resolve()));
    }),
  );
  await Promise.race([enough, shopping]);
  await pause(random(MAX_PAUSE_MS));
  await server.kill();
  const reasons = (await shopping).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  const failures = reasons.filter((reason) => !(reason instanceof ConnectionLost)).map(String);

  const { url } = await startMockApi({ dataFile, killOn: ended.signal });
  for (const customer of customers) if (customer) failures.push(...(await lostOf(url, customer)));
  expect([...failures, ...(await paymentFailures(url))]).toEqual([]);
});

it('orders were placed meanwhile', () => expect(orders).toBeGreaterThan(0));

async function register(url: string): Promise<Customer> {
  const email = `shopper-${random(2 ** 31)}@crash.example`;
  const { token } = await bodyOf(url, 'register', { body: registration(email) });
  return { email, token, orders: new Map(), unconfirmed: 0, isChecked: false };
}

/** Orders and pays, and records every response. @throws when the connection is lost, or for a refusal */
async function shopUntilCutOff(url: string, customer: Customer, onResponse: () => void): Promise<void> {
  for (;;) {
    const [unpaid] = [...customer.orders].find(([, payment]) => payment !== 'confirmed') ?? [];
    if (unpaid === undefined || random(100) < PERCENT_ORDERS) {
      customer.unconfirmed++;
      customer.orders.set(await placeOrder(url, customer.token), 'none');
      customer.unconfirmed--;
      orders++;
    } else {
      customer.orders.set(unpaid, 'asked');
      await payOrder(url, unpaid, customer.token);
      customer.orders.set(unpaid, 'confirmed');
    }
    onResponse();
  }
}

/** What a restarted server lacks of what it had confirmed to a customer. */
async function lostOf(url: string, customer: Customer): Promise<string[]> {
  const { email, token, orders, unconfirmed } = customer;
  if (!customer.isChecked) {
    const { status } = await callShop(url, 'login', { body: { email, password: registration(email).password } });
    if (status !== 200) return [`The registration of ${email} is lost: its login got status ${status}.`];
    customer.isChecked = true;
  }
  const listed = new Map(
    (await bodyOf(url, 'listOrders', undefined, token)).map((one) => [one.id, one.payment_status]),
  );
  const strays = [...listed].filter(([id]) => !orders.has(id));
  return [
    ...(strays.length > unconfirmed ? [`${strays.length} orders appeared, ${unconfirmed} were requested.`] : []),
    ...strays.filter(([, status]) => status !== 'created').map(([id]) => `Order ${id} was never paid, but is.`),
    ...[...orders].flatMap(([id, payment]) => {
      const status = listed.get(id) ?? 'lost';
      return PAYMENT_STATES[payment].includes(status) ? [] : [`Order ${id} is ${status}, its payment ${payment}.`];
    }),
  ];
}

/** Each paid order must have one payment, all others none. The demo customer's past orders have no payments. */
async function paymentFailures(url: string): Promise<string[]> {
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
