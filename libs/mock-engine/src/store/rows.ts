import { UserError } from '../http/problem.ts';
import { getOrInsert } from './lazy.ts';
// What a world keeps: rows by kind and key, in memory. Each change is saved in the same call, by `data-file.ts` to SQLite or
// by the demo to the browser. Clock and random source of a world, and JSON that keeps the digits of large integers, are
// beside it.

/** A stored value. Plain data, replaced and never changed in place. */
export interface Row {
  readonly kind: string;
  readonly key: string;
  /** Undefined for a deleted row. */
  readonly value: unknown;
}

/** The rows of one kind. */
export interface Table<Value> {
  get(key: string): Value | undefined;
  /** Oldest first; a replaced value keeps its place. */
  all(): Value[];
  /** In the same order. */
  keys(): string[];
  put(key: string, value: Value): void;
  delete(key: string): void;
}

/** Everything that a world keeps, in memory. Each change is stored in the same call. */
export type Rows = ReturnType<typeof createRows>;

/** Stores changed rows, all or none. @throws StorageFailure */
export type SaveRows = (changed: readonly Row[]) => void;

/** @param saved oldest first */
export function createRows(saved: readonly Row[] = [], save: SaveRows = () => undefined) {
  const kinds = new Map<string, Map<string, unknown>>();
  /** The rows before the running change. */
  let before: Row[] | undefined;

  const valuesOf = (kind: string) => getOrInsert(kinds, kind, () => new Map<string, unknown>());

  /** Ends a change. During it, a deleted row keeps its place as undefined, in case the change is undone. */
  function forgetDeleted(changed: readonly Row[]): void {
    for (const { kind, key } of changed) if (valuesOf(kind).get(key) === undefined) valuesOf(kind).delete(key);
  }

  /** Runs several changes as one: all of them are stored, or none when `act` throws or storing fails. */
  function change<Result>(this: void, act: () => Result): Result {
    // Inside another change: that one stores both.
    if (before) return act();
    const earlier: Row[] = (before = []);
    try {
      const result = act();
      const changed = earlier.map(({ kind, key }) => ({ kind, key, value: valuesOf(kind).get(key) }));
      if (changed.length > 0) save(changed);
      forgetDeleted(changed);
      return result;
    } catch (error) {
      for (const { kind, key, value } of earlier.reverse()) valuesOf(kind).set(key, value);
      forgetDeleted(earlier);
      throw error;
    } finally {
      before = undefined;
    }
  }

  for (const { kind, key, value } of saved) valuesOf(kind).set(key, value);
  return {
    change,
    table<Value>(this: void, kind: string): Table<Value> {
      const values = valuesOf(kind) as Map<string, Value>;
      const put = (key: string, value: Value | undefined) =>
        change(() => {
          if (value === undefined && !values.has(key)) return;
          before?.push({ kind, key, value: values.get(key) });
          values.set(key, value as Value);
        });
      return {
        get: (key) => values.get(key),
        all: () => (before ? [...values.values()].filter((value) => value !== undefined) : [...values.values()]),
        keys: () => (before ? [...values.keys()].filter((key) => values.get(key) !== undefined) : [...values.keys()]),
        put,
        delete: (key) => put(key, undefined),
      };
    },
    all: (): Row[] =>
      [...kinds].flatMap(([kind, values]) =>
        [...values].flatMap(([key, value]) => (value === undefined ? [] : [{ kind, key, value }])),
      ),
  };
}

/** The data file cannot be used. */
export class DataFileError extends UserError {}

/** A change could not be stored, for example on a full disk. The server continues and responds 503. */
export class StorageFailure extends UserError {}
