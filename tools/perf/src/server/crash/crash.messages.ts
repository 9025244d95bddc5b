import type { CrashResult } from './crash-rounds.ts';

const FAULTS_SHOWN = 20;
const number = (value: number) => value.toLocaleString('en');

export const crashMessages = {
  seed: (seed: number) => `Seed ${seed}: the same seed deals the same carts and crashes (--seed ${seed}).`,
  result: (
    rounds: number,
    races: number,
    { registrations, orders, payments }: CrashResult,
    faults: readonly string[],
  ) =>
    [
      ...faults.slice(0, FAULTS_SHOWN),
      `${number(rounds)} crashes, ${number(races)} races of 50 reports. Answered before a crash: ${number(registrations)} registrations, ${number(orders)} orders, ${number(payments)} payments.`,
      faults.length === 0
        ? 'All are there, each whole, and no order has two payments.'
        : `${number(faults.length)} faults.`,
    ].join('\n'),
  kept: (folder: string, seed: number) => `The data files are in ${folder}; the seed was ${seed}.`,
} as const;
