interface Transaction {
  begin(): void;
  commit(): void;
  rollback(): void;
  /** Resolves when everything committed before the call would survive a power cut. */
  sync(): Promise<void>;
  /** Makes the error that everybody in a group gets when it could not be kept. */
  failure(cause: unknown): Error;
}

interface GroupCommit {
  /** Runs `change` in the open transaction; resolves with its result once that is durable. */
  join<T>(change: () => T): Promise<T>;
  /** Resolves when all that was changed so far is durable. */
  settled(): Promise<void>;
  /** Commits what is open, now; it is durable when settled. */
  flush(): void;
}

/** So many are not kept waiting for more: the server works on the next ones while the disk has these. */
const ENOUGH = 64;
/** Nor is anybody for longer, in milliseconds, when more keep coming one by one. */
const LONGEST_WAIT = 5;

/** Changes of one moment, and how those who wait for them are told. */
interface Group {
  size: number;
  readonly durable: Promise<void>;
  kept(): void;
  lost(error: Error): void;
}

/**
 * Puts the changes of one moment into one transaction, and all that come while the disk is busy into the next one. A sync
 * takes longer than any change: thirty orders that arrive together wait for one, not for thirty, and meanwhile the next
 * ones are worked on. A moment is over when a turn of the event loop has brought nothing more, enough has come, or it has
 * lasted long enough.
 *
 * After a sync that failed nobody knows what the disk holds: from then on everything is refused, until a restart reads
 * what is there.
 */
export function createGroupCommit(transaction: Transaction): GroupCommit {
  let open: Group | undefined;
  let committed: Group[] = [];
  let syncing: Group | undefined;
  let ruin: Error | undefined;

  const latest = () => open ?? committed.at(-1) ?? syncing;

  function begin(): Group {
    if (ruin) throw ruin;
    try {
      transaction.begin();
    } catch (error) {
      throw transaction.failure(error);
    }
    open = newGroup();
    // While the disk is busy nothing would come of it: what arrives meanwhile joins.
    if (!syncing) setImmediate(commitUnlessMoreComes, open, 0, performance.now() + LONGEST_WAIT);
    return open;
  }

  /**
   * @param known how many there were a turn ago
   * @param until when the wait ends anyhow, by `performance.now()`
   */
  function commitUnlessMoreComes(group: Group, known: number, until: number): void {
    if (open !== group) return;
    if (group.size === known || group.size >= ENOUGH || performance.now() >= until) commit(group);
    else setImmediate(commitUnlessMoreComes, group, group.size, until);
  }

  function commit(group: Group): void {
    open = undefined;
    try {
      transaction.commit();
    } catch (error) {
      transaction.rollback();
      group.lost(transaction.failure(error));
      return;
    }
    committed.push(group);
    if (!syncing) void syncAll();
  }

  async function syncAll(): Promise<void> {
    while (committed.length > 0) {
      const groups = committed;
      committed = [];
      syncing = groups.at(-1);
      try {
        if (ruin) throw ruin;
        await transaction.sync();
        for (const group of groups) group.kept();
      } catch (error) {
        ruin ??= transaction.failure(error);
        for (const group of groups) group.lost(ruin);
      }
    }
    syncing = undefined;
    if (open) commitUnlessMoreComes(open, 0, performance.now() + LONGEST_WAIT);
  }

  return {
    async join(change) {
      const group = open ?? begin();
      group.size += 1;
      const result = change();
      await group.durable;
      return result;
    },
    settled: () => (ruin ? Promise.reject(ruin) : (latest()?.durable ?? Promise.resolve())),
    flush: () => open && commit(open),
  };
}

function newGroup(): Group {
  const { promise: durable, resolve: kept, reject: lost } = Promise.withResolvers<void>();
  // Whoever waits hears of a failure; when nobody does, it is nobody's.
  durable.catch(() => {});
  return { size: 0, durable, kept, lost };
}
