interface Transaction {
  begin(): void;
  commit(): void;
  rollback(): void;
  /** Makes the error that everybody in a group gets when it could not be committed. */
  failure(cause: unknown): Error;
}

interface GroupCommit {
  /** Runs `change` in the open transaction; resolves with its result once that is committed. */
  join<T>(change: () => T): Promise<T>;
  /** Resolves when nothing is left uncommitted. */
  settled(): Promise<void>;
  /** Commits what is open, now. */
  flush(): void;
}

/**
 * Puts all changes of one turn of the event loop into one transaction. A commit has to reach the disk, which takes
 * longer than any change: thirty orders that arrive together wait for one, not for thirty.
 */
export function createGroupCommit(transaction: Transaction): GroupCommit {
  let open: { committed: Promise<void>; end: () => void } | undefined;

  const group = () => (open ??= begin());

  function begin() {
    try {
      transaction.begin();
    } catch (error) {
      throw transaction.failure(error);
    }
    let end = () => {};
    const committed = new Promise<void>((resolve, reject) => {
      end = () => {
        open = undefined;
        try {
          transaction.commit();
          resolve();
        } catch (error) {
          transaction.rollback();
          reject(transaction.failure(error));
        }
      };
    });
    // Whoever waits hears of a failure; when nobody does, it is nobody's.
    committed.catch(() => {});
    const started = { committed, end };
    setImmediate(() => open === started && end());
    return started;
  }

  return {
    async join(change) {
      const { committed } = group();
      const result = change();
      await committed;
      return result;
    },
    settled: () => open?.committed ?? Promise.resolve(),
    flush: () => open?.end(),
  };
}
