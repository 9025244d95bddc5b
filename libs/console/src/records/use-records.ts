import { useConsole } from '../console-context.ts';
import { useLoaded } from '../live/use-loaded.ts';

/** The selected world's customers and orders, reloaded when they may have changed. */
export function useRecords() {
  const { client, world, revision } = useConsole();
  return {
    customers: useLoaded(() => client.customers(world), world, revision),
    orders: useLoaded(() => client.orders(world), world, revision),
  };
}

/** The records that contain every word of the text. */
export function matchingRecords<Record extends object>(records: readonly Record[], text: string): Record[] {
  const words = text.toLowerCase().split(/\s+/);
  return records.filter((record) => {
    const row = JSON.stringify(record).toLowerCase();
    return words.every((word) => row.includes(word));
  });
}
