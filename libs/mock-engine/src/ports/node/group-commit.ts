/** A database's transaction; one is open at a time. */
export interface Transaction {
  begin(): void;
  /** Returns when the changes would survive a power failure. */
  commit(): void;
  rollback(): void;
  /** False after an error that made the database abort the transaction. */
  readonly isOpen: boolean;
  /** Creates the error for every change of a failed group. */
  failure(cause: unknown): Error;
}

export interface GroupCommit {
  /** Runs `change` in the open transaction; resolves with its result when it is durable. */
  join<T>(change: () => T): Promise<T>;
  /** Resolves when all earlier changes are durable. */
  settled(): Promise<void>;
  /** Commits the open transaction now. */
  flush(): void;
}

/** Settles when the transaction of a group ends. */
type Group = PromiseWithResolvers<void>;

/**
 * Commits all changes of one turn of the event loop in one transaction, so that thirty orders that arrive together wait
 * for the disk once.
 */
export function createGroupCommit(transaction: Transaction): GroupCommit {
  let open: Group | undefined;

  function begin(): Group {
    try {
      transaction.begin();
    } catch (error) {
      throw transaction.failure(error);
    }
    const group = Promise.withResolvers<void>();
    // Prevents an unhandled rejection when nothing waits for the group.
    group.promise.catch(() => undefined);
    setImmediate(() => open === group && commit(group));
    return (open = group);
  }

  function commit(group: Group): void {
    open = undefined;
    try {
      transaction.commit();
      group.resolve();
    } catch (error) {
      fail(group, error);
    }
  }

  function fail(group: Group, cause: unknown): void {
    open = undefined;
    if (transaction.isOpen) transaction.rollback();
    group.reject(transaction.failure(cause));
  }

  return {
    async join(change) {
      const group = open ?? begin();
      let result;
      try {
        result = change();
      } catch (error) {
        if (!transaction.isOpen) fail(group, error);
        throw error;
      }
      await group.promise;
      return result;
    },
    settled: () => open?.promise ?? Promise.resolve(),
    flush: () => open && commit(open),
  };
}
