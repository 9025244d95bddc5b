import { useConsole } from '../console-context.ts';
import { useLoaded } from '../live/use-loaded.ts';

/** The customers and orders of the world that is looked at, loaded again whenever they may have changed. */
export function useRecords() {
  const { client, world, revision } = useConsole();
  return {
    customers: useLoaded(() => client.customers(world), world, revision),
    orders: useLoaded(() => client.orders(world), world, revision),
  };
}

/** @returns those in which every word of the text is */
export function fitting<Record extends object>(records: readonly Record[], text: string): Record[] {
  const words = text.toLowerCase().split(/\s+/);
  return records.filter((record) => {
    const row = JSON.stringify(record).toLowerCase();
    return words.every((word) => row.includes(word));
  });
}
