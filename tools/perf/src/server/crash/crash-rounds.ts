import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMockApi } from '../mock-api.ts';
import type { RunningServer } from '../running-server.ts';
import { readCatalogue } from './catalogue.ts';
import type { Ledger } from './ledger.ts';
import { paymentFaults } from './payment-faults.ts';
import { createDice, type Dice } from './random.ts';
import { register, shopUntilCutOff } from './shopper.ts';
import { verifyLedger } from './verify-ledger.ts';

export interface CrashOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly seed: number;
  /** For data files. */
  readonly folder: string;
  readonly progress: (text: string) => void;
}

export interface CrashResult {
  /** What the clients had been answered, all rounds together. */
  readonly registrations: number;
  readonly orders: number;
  readonly payments: number;
  /** What was lost or in part, in words. */
  readonly faults: readonly string[];
}

/** After so many crashes a data file has seen enough, and the next one begins, which is a crash test of its own. */
const ROUNDS_PER_FILE = 25;
/** A round ends after so many answers at most, and a moment: by answers, since a slow machine gives few in any time. */
const MOST_ANSWERS = 150;
const LONGEST_PAUSE_MS = 20;
/** In one of so many rounds the server is killed while it starts as well. */
const KILLED_STARTS = 5;
const LONGEST_START_MS = 250;

/**
 * Kills the server at random moments while clients register, order and pay, starts it again on the same file, and looks
 * for everything it had answered.
 */
export async function crashRounds(options: CrashOptions): Promise<CrashResult> {
  const { rounds, clients, seed, folder, progress } = options;
  const dice = createDice(seed);
  const counts = { registrations: 0, orders: 0, payments: 0 };
  const faults: string[] = [];

  for (let first = 1, file = 1; first <= rounds; first += ROUNDS_PER_FILE, file++) {
    const dataFile = path.join(folder, `crash-${file}.sqlite`);
    const ledgers: Ledger[] = Array.from({ length: clients }, () => ({ accounts: [] }));
    const last = Math.min(rounds, first + ROUNDS_PER_FILE - 1);
    for (let round = first; round <= last; round++) {
      if (dice.below(KILLED_STARTS) === 0) await killWhileStarting(dataFile, dice);
      faults.push(...(await crashOnce(dataFile, ledgers, dice)));
      progress(`round ${round} of ${rounds}: ${inWords(count(ledgers))}, ${faults.length} faults`);
    }
    const server = await startMockApi({ dataFile });
    faults.push(...(await verifyAll(server, ledgers)));
    await server.kill();
    const counted = count(ledgers);
    for (const what of ['registrations', 'orders', 'payments'] as const) counts[what] += counted[what];
  }
  return { ...counts, faults };
}

async function crashOnce(dataFile: string, ledgers: readonly Ledger[], dice: Dice): Promise<string[]> {
  const server = await startMockApi({ dataFile });
  const faults = await verifyAll(server, ledgers);
  const catalogue = await readCatalogue(server.url);
  // Passwords are slow on purpose: without accounts to begin with, a round would be over before the first order.
  const newcomers = ledgers.filter(({ accounts }) => accounts.length === 0);
  await Promise.all(newcomers.map((ledger) => register(server.url, ledger, dice)));
  const { enough, note } = countDown(1 + dice.below(MOST_ANSWERS));
  const shopping = Promise.allSettled(
    ledgers.map((ledger) => shopUntilCutOff(server.url, ledger, catalogue, createDice(dice.below(2 ** 32)), note)),
  );
  await Promise.race([enough, shopping]);
  await pause(dice.next() * LONGEST_PAUSE_MS);
  await server.kill();
  return [...faults, ...(await shopping).flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))];
}

function countDown(from: number): { enough: Promise<void>; note: () => void } {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let left = from;
  return { enough, note: () => --left === 0 && resolve() };
}

async function killWhileStarting(dataFile: string, dice: Dice): Promise<void> {
  const deadline = AbortSignal.timeout(Math.round(dice.next() * LONGEST_START_MS));
  const server = await startMockApi({ dataFile }, { killOn: deadline }).catch(() => undefined);
  await server?.kill();
}

async function verifyAll({ url }: RunningServer, ledgers: readonly Ledger[]): Promise<string[]> {
  const lost = await Promise.all(ledgers.map((ledger) => verifyLedger(url, ledger)));
  return [...lost.flat(), ...(await paymentFaults(url))];
}

function count(ledgers: readonly Ledger[]): Omit<CrashResult, 'faults'> {
  const accounts = ledgers.flatMap((ledger) => ledger.accounts);
  const orders = accounts.flatMap((account) => [...account.orders.values()]);
  const payments = orders.filter(({ payment }) => payment === 'answered').length;
  return { registrations: accounts.length, orders: orders.length, payments };
}

const inWords = ({ registrations, orders, payments }: Omit<CrashResult, 'faults'>) =>
  `${registrations} registrations, ${orders} orders, ${payments} payments answered`;
