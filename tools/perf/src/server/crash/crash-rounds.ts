import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '@shop/workspace-tools/terminal/command';
import { startMockApi } from '../running-server.ts';
import { bodyOf } from '../shop-client.ts';
import { randomFrom, register, shopUntilCutOff, type Account, type Random } from './shopper.ts';
import { accountFailures, paymentFailures } from './verify.ts';

const ROUNDS_PER_FILE = 25;
/** A round ends after a random number of responses and a random pause. */
const MAX_RESPONSES = 150;
const MAX_PAUSE_MS = 20;
/** In one of so many rounds the server is also killed while it starts. */
const ROUNDS_PER_KILLED_START = 5;
const MAX_START_MS = 250;

interface CrashOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly seed: number;
  readonly folder: string;
}

/** Kills the server while clients shop, restarts it on the same file, and checks everything it had confirmed. */
export async function crashRounds({ rounds, clients, seed, folder }: CrashOptions) {
  const random = randomFrom(seed);
  const failures: string[] = [];
  const everyone: Account[][] = [];
  for (let first = 1; first <= rounds; first += ROUNDS_PER_FILE) {
    const dataFile = path.join(folder, `crash-from-${first}.sqlite`);
    const customers: Account[][] = Array.from({ length: clients }, () => []);
    everyone.push(...customers);
    for (let round = first; round <= Math.min(rounds, first + ROUNDS_PER_FILE - 1); round++) {
      if (random(ROUNDS_PER_KILLED_START) === 0) await killWhileStarting(dataFile, random);
      failures.push(...(await crashOnce(dataFile, customers, random)));
      say(`round ${round} of ${rounds}: ${countsOf(everyone)}, ${failures.length} failures`);
    }
    const server = await startMockApi({ dataFile });
    failures.push(...(await allFailures(server.url, customers)));
    await server.kill();
  }
  return { failures, counts: countsOf(everyone) };
}

async function crashOnce(dataFile: string, customers: readonly Account[][], random: Random): Promise<string[]> {
  const server = await startMockApi({ dataFile });
  const { url } = server;
  const failures = await allFailures(url, customers);
  const catalogue = { products: await bodyOf(url, 'listProducts'), offers: await bodyOf(url, 'listOffers') };
  // Registration is slow (password hashing): without accounts a round would end before its first order.
  const newcomers = customers.filter(({ length }) => length === 0);
  await Promise.all(newcomers.map((accounts) => register(url, accounts, random)));
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let left = 1 + random(MAX_RESPONSES);
  const onResponse = () => void (--left === 0 && resolve());
  const shopping = Promise.allSettled(
    customers.map((accounts) => shopUntilCutOff(url, accounts, catalogue, randomFrom(random(2 ** 31)), onResponse)),
  );
  await Promise.race([enough, shopping]);
  await pause(random(MAX_PAUSE_MS));
  await server.kill();
  return [...failures, ...(await shopping).flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))];
}

async function killWhileStarting(dataFile: string, random: Random): Promise<void> {
  const killOn = AbortSignal.timeout(random(MAX_START_MS));
  const server = await startMockApi({ dataFile }, { killOn }).catch(() => undefined);
  await server?.kill();
}

async function allFailures(url: string, customers: readonly Account[][]): Promise<string[]> {
  const lost = await Promise.all(customers.map((accounts) => accountFailures(url, accounts)));
  return [...lost.flat(), ...(await paymentFailures(url))];
}

function countsOf(customers: readonly Account[][]): string {
  const accounts = customers.flat();
  const orders = accounts.flatMap((account) => [...account.orders.values()]);
  const paid = orders.filter(({ payment }) => payment === 'answered').length;
  return `${accounts.length} registrations, ${orders.length} orders, ${paid} payments`;
}
