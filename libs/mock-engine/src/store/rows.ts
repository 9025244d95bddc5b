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

  function valuesOf(kind: string): Map<string, unknown> {
    const values = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, values);
    return values;
  }

  function set({ kind, key, value }: Row): void {
    if (value === undefined) valuesOf(kind).delete(key);
    else valuesOf(kind).set(key, value);
  }

  /** Runs several changes as one: all of them are stored, or none when `act` throws or storing fails. */
  function change<Result>(this: void, act: () => Result): Result {
    // Part of a larger change.
    if (before) return act();
    const earlier: Row[] = (before = []);
    try {
      const result = act();
      if (earlier.length > 0) save(earlier.map(({ kind, key }) => ({ kind, key, value: valuesOf(kind).get(key) })));
      return result;
    } catch (error) {
      for (const row of earlier.reverse()) set(row);
      throw error;
    } finally {
      before = undefined;
    }
  }

  for (const row of saved) set(row);
  return {
    change,
    table<Value>(this: void, kind: string): Table<Value> {
      const values = valuesOf(kind) as Map<string, Value>;
      const put = (key: string, value: Value | undefined) =>
        change(() => {
          if (value === undefined && !values.has(key)) return;
          before?.push({ kind, key, value: values.get(key) });
          set({ kind, key, value });
        });
      return {
        get: (key) => values.get(key),
        all: () => [...values.values()],
        keys: () => [...values.keys()],
        put,
        delete: (key) => put(key, undefined),
      };
    },
    all: (): Row[] => [...kinds].flatMap(([kind, values]) => [...values].map(([key, value]) => ({ kind, key, value }))),
  };
}
