import { changeNames, type Records } from '../store.ts';

/** A change of the records, as it is written down to be made again. */
export type Change = readonly [table: string, change: string, ...what: unknown[]];

type Method = (...what: unknown[]) => unknown;

/** The same records; every change is noted once it is made. */
export function noteChanges(records: Records, note: (change: Change) => void): Records {
  const noting =
    (table: string, name: string, change: Method): Method =>
    (...what) => {
      change(...what);
      note([table, name, ...what]);
    };
  const tables = Object.entries(records).map(([table, methods]) => [
    table,
    Object.fromEntries(
      Object.entries(methods as Record<string, Method>).map(([name, method]) => [
        name,
        isChange(name) ? noting(table, name, method) : method,
      ]),
    ),
  ]);
  return Object.fromEntries(tables) as Records;
}

/** Makes noted changes again. */
export function repeatChanges(changes: readonly Change[], records: Records): void {
  const tables = records as unknown as Record<string, Record<string, Method>>;
  for (const [table, change, ...what] of changes) tables[table]?.[change]?.(...what);
}

const isChange = (name: string) => (changeNames as readonly string[]).includes(name);
