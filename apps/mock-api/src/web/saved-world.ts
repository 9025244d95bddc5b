import { paymentSessionsOf, type OpenPayment } from '../features/payment-window/payment-sessions.ts';
import { addAllRecords, readAllRecords, type AllRecords } from '../stores/copy-records.ts';
import { shopRules } from '../shop/situations.ts';
import type { World } from '../world/world.ts';

/** Increment it when the format changes: worlds of another format are reset. */
const FORMAT = 1;

/** The changeable data of a world as plain data, because browsers stop idle service workers. */
export interface SavedWorld {
  readonly format: number;
  readonly records: AllRecords;
  /** Payments that wait for an OTP. */
  readonly openPayments: readonly OpenPayment[];
  /** Names of active situations. */
  readonly situations: readonly string[];
}

/** Saves a world for {@link restoreWorld}, without forced responses and latencies. */
export function saveWorld(world: World): SavedWorld {
  return {
    format: FORMAT,
    records: readAllRecords(world.store),
    openPayments: paymentSessionsOf(world).all(),
    situations: world.situations.list().map(({ rule }) => rule.id),
  };
}

/** Whether this version can restore it. */
export const isOfThisFormat = ({ format }: SavedWorld): boolean => format === FORMAT;

/** @param world empty */
export async function restoreWorld({ records, openPayments, situations }: SavedWorld, world: World): Promise<void> {
  await addAllRecords(records, world.store);
  for (const payment of openPayments) paymentSessionsOf(world).open(payment);
  for (const name of situations) {
    const reading = shopRules.situation(name);
    if (reading.ok) world.situations.switchOn(reading.rule);
  }
}
