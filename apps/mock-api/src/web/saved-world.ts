import { paymentSessionsOf, type OpenPayment } from '../features/payment-window/payment-sessions.ts';
import { addAllRecords, readAllRecords, type AllRecords } from '../stores/copy-records.ts';
import { shopRules } from '../shop/situations.ts';
import type { World } from '../world/world.ts';

/** Raised whenever what is kept changes its shape: a world of another shape is reset. */
const FORMAT = 1;

/** All of a world that changes, as plain data: browsers end service workers whenever they are idle. */
export interface SavedWorld {
  readonly format: number;
  readonly records: AllRecords;
  /** Of the payment provider, whose payers may be looking for their OTP just now. */
  readonly openPayments: readonly OpenPayment[];
  /** Names of those that are on. */
  readonly situations: readonly string[];
}

/** Takes down what {@link restoreWorld} goes on with; forced answers and latencies end with the world. */
export function saveWorld(world: World): SavedWorld {
  return {
    format: FORMAT,
    records: readAllRecords(world.store),
    openPayments: paymentSessionsOf(world).all(),
    situations: world.situations.list().map(({ rule }) => rule.id),
  };
}

/** Whether this version of the shop can go on with it. */
export const isOfThisFormat = ({ format }: SavedWorld): boolean => format === FORMAT;

/** @param world an empty one */
export async function restoreWorld({ records, openPayments, situations }: SavedWorld, world: World): Promise<void> {
  await addAllRecords(records, world.store);
  for (const payment of openPayments) paymentSessionsOf(world).open(payment);
  for (const name of situations) {
    const reading = shopRules.situation(name);
    if (reading.ok) world.situations.switchOn(reading.rule);
  }
}
