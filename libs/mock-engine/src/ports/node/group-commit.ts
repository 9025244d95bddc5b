/** One transaction of a database at a time. */
export interface Transaction {
  begin(): void;
  /** Returns when everything would survive a power cut. */
  commit(): void;
  rollback(): void;
  /** False once a change has failed so badly that the database has given up the whole transaction. */
  readonly isOpen: boolean;
  /** Makes the error that everybody in a group gets when it could not be kept. */
  failure(cause: unknown): Error;
}

export interface GroupCommit {
  /** Runs `change` in the open transaction; resolves with its result once that is durable. */
  join<T>(change: () => T): Promise<T>;
  /** Resolves when all that was changed so far is durable. */
  settled(): Promise<void>;
  /** Commits what is open, now. */
  flush(): void;
}

/** Changes of one moment, and how those who wait for them are told. */
type Group = PromiseWithResolvers<void>;

/**
 * Puts all changes of one turn of the event loop into one transaction: a commit waits for the disk, and thirty orders that
 * arrive together wait once. What arrives while the disk is busy is read in the next turn, and is the next group.
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
    // A failure is told to everybody who waits; when nobody does, it is no unhandled rejection.
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
      lose(group, error);
    }
  }

  function lose(group: Group, cause: unknown): void {
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
        if (!transaction.isOpen) lose(group, error);
        throw error;
      }
      await group.promise;
      return result;
    },
    settled: () => open?.promise ?? Promise.resolve(),
    flush: () => open && commit(open),
  };
}
