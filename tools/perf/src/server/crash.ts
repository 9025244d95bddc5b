import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, say } from '@shop/workspace-tools/terminal/command';
import { startMockApi } from './running-server.ts';
import {
  bodyOf,
  callShop,
  ConnectionLost,
  payOrder,
  placeOrder,
  randomFrom,
  registration,
  type Random,
} from './shop-client.ts';

/** Then new customers register. */
const ROUNDS_PER_FILE = 20;
/** A round ends after a random number of responses and a random pause. */
const MAX_RESPONSES = 150;
const MAX_PAUSE_MS = 20;
/** In one of so many rounds the server is also killed while it starts. */
const ROUNDS_PER_KILLED_START = 5;
const MAX_START_MS = 250;
const PERCENT_ORDERS = 60;

/** What the server confirmed to a customer: after a crash it has to be there. */
export interface Customer {
  readonly email: string;
  readonly token: string;
  readonly orders: Map<string, keyof typeof PAYMENT_STATES>;
  /** Orders without a response: they may exist, unpaid. */
  unconfirmed: number;
  /** Whether a login has succeeded: its hash takes long. */
  isChecked: boolean;
}

const PAYMENT_STATES = { none: ['created'], asked: ['created', 'paid'], confirmed: ['paid'] };

export interface CrashOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly seed: number;
}

export async function testCrash(options: CrashOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  say(`Seed ${options.seed}`);
  const { failures } = await crashRounds(options, folder);
  const again = `Data files: ${folder}\nAgain: npm run perf -- crash --seed ${options.seed}`;
  if (failures.length > 0) throw new CommandError([...failures, again].join('\n'));
  process.stdout.write(`${options.rounds} crashes. Nothing was lost, no order has two payments.\n`);
  rmSync(folder, { recursive: true });
}

/** Kills the server while clients shop, restarts it on the same file, and checks everything it had confirmed. */
export async function crashRounds({ rounds, clients, seed }: CrashOptions, folder: string) {
  const random = randomFrom(seed);
  const everyone: Customer[] = [];
  const failures: string[] = [];
  let customers: (Customer | undefined)[] = [];
  let dataFile = '';
  const check = async (url: string) => {
    for (const customer of customers) if (customer) failures.push(...(await lostOf(url, customer)));
    failures.push(...(await paymentFailures(url)));
  };
  for (let round = 0; round < rounds; round++) {
    if (round % ROUNDS_PER_FILE === 0) {
      dataFile = path.join(folder, `crash-${round}.sqlite`);
      customers = Array.from({ length: clients }, () => undefined);
    }
    if (random(ROUNDS_PER_KILLED_START) === 0) {
      const killOn = AbortSignal.timeout(random(MAX_START_MS));
      const starting = await startMockApi({ dataFile }, { killOn }).catch(() => undefined);
      await starting?.kill();
    }

    const server = await startMockApi({ dataFile });
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    let left = 1 + random(MAX_RESPONSES);
    const shopping = Promise.allSettled(
      customers.map(async (known, at) => {
        const ownRandom = randomFrom(random(2 ** 31));
        const customer = (customers[at] = known ?? (await register(server.url, ownRandom)));
        if (!known) everyone.push(customer);
        await shopUntilCutOff(server.url, customer, ownRandom, () => void (--left === 0 && resolve()));
      }),
    );
    await Promise.race([enough, shopping]);
    await pause(random(MAX_PAUSE_MS));
    await server.kill();
    for (const end of await shopping)
      if (end.status === 'rejected' && !(end.reason instanceof ConnectionLost)) failures.push(String(end.reason));

    const restarted = await startMockApi({ dataFile });
    await check(restarted.url);
    await restarted.kill();
    const payments = everyone.flatMap(({ orders }) => [...orders.values()]);
    const paid = payments.filter((payment) => payment === 'confirmed').length;
    say(
      `round ${round + 1} of ${rounds}: ${everyone.length} registrations, ${payments.length} orders, ${paid} payments`,
    );
  }
  return { failures, orders: everyone.flatMap(({ orders }) => [...orders]).length };
}

async function register(url: string, random: Random): Promise<Customer> {
  const email = `shopper-${random(2 ** 31)}@crash.example`;
  const { token } = await bodyOf(url, 'register', { body: registration(email) });
  return { email, token, orders: new Map(), unconfirmed: 0, isChecked: false };
}

/** Orders and pays, and records every response. @throws when the connection is lost, or for a refusal */
async function shopUntilCutOff(url: string, customer: Customer, random: Random, onResponse: () => void): Promise<void> {
  const { token, orders } = customer;
  for (;;) {
    const [unpaid] = [...orders].find(([, payment]) => payment !== 'confirmed') ?? [];
    if (unpaid === undefined || random(100) < PERCENT_ORDERS) {
      customer.unconfirmed++;
      orders.set(await placeOrder(url, token), 'none');
      customer.unconfirmed--;
    } else {
      orders.set(unpaid, 'asked');
      await payOrder(url, unpaid, token);
      orders.set(unpaid, 'confirmed');
    }
    onResponse();
  }
}

/** What a restarted server lacks of what it had confirmed to a customer. */
export async function lostOf(url: string, customer: Customer): Promise<string[]> {
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
