import type { Store } from '../store.ts';
import { StorageFailure } from './data-file-error.ts';
import { createGroupCommit } from './group-commit.ts';
import { journaledDatabase } from './journaled-database.ts';
import { noteChanges, repeatChanges, type Change } from './noted-records.ts';
import { rememberRecords } from './remembered-records.ts';
import { createSqliteRecords } from './sqlite-records.ts';
import { openDataFile } from './sqlite-schema.ts';
import { writeBehind } from './written-behind.ts';

/** What the data file has not got yet. */
const journalOf = (file: string) => `${file}-changes`;

/** Everything that is beside a data file while a server has it open. */
export const besideDataFile = (file: string): string[] => [`${file}-wal`, `${file}-shm`, journalOf(file)];

/**
 * A world that survives its server: everything is in one SQLite file, and while the server runs in a journal beside it.
 *
 * @throws DataFileError when the file cannot be used
 */
export function openSqliteStore(file: string): Store {
  const database = openDataFile(file);
  const { records: known, forget } = rememberRecords(createSqliteRecords(database));
  const behind = writeBehind(known);
  const kept = journaledDatabase(database, journalOf(file), {
    repeat: (changes) => repeatChanges(changes, behind.records),
    finish: behind.write,
  });

  let changes: Change[] = [];
  const records = noteChanges(behind.records, (change) => void changes.push(change));

  /** @param still what was changed since the last commit and is to stay */
  function takeBack(still: Change[]): void {
    changes = still;
    forget();
    behind.drop();
    kept.restore(still);
  }

  const group = createGroupCommit({
    begin: () => kept.begin(),
    commit() {
      if (changes.length > 0) kept.append(changes);
      changes = [];
    },
    rollback: () => takeBack([]),
    sync: () => kept.sync(),
    failure: (cause) => new StorageFailure('The data file could not be written.', { cause }),
  });

  return {
    read: (look) => look(records),
    write: (change) =>
      group.join(() => {
        const before = changes.length;
        try {
          return change(records);
        } catch (error) {
          takeBack(changes.slice(0, before));
          throw error;
        }
      }),
    settled: () => group.settled(),
    async close() {
      group.flush();
      if (database.isOpen) kept.close();
    },
  };
}
