import type { Store } from '../store.ts';
import { StorageFailure } from './data-file-error.ts';
import { createGroupCommit } from './group-commit.ts';
import { rememberAccounts } from './remembered-accounts.ts';
import { createSqliteRecords } from './sqlite-records.ts';
import { openDataFile } from './sqlite-schema.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

/**
 * A world that survives its server: everything is in one SQLite file.
 *
 * @throws DataFileError when the file cannot be used
 */
export function openSqliteStore(file: string): Store {
  const database = openDataFile(file);
  const log = openWriteAheadLog(file);
  const { records, forget } = rememberAccounts(createSqliteRecords(database));
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const savepoint = database.prepare('SAVEPOINT change');
  const release = database.prepare('RELEASE change');
  const group = createGroupCommit({
    begin: () => begin.run(),
    commit: () => commit.run(),
    rollback() {
      forget();
      if (database.isTransaction) database.exec('ROLLBACK');
    },
    sync: () => log.sync(),
    failure: (cause) => new StorageFailure('The data file could not be written.', { cause }),
  });

  return {
    read: (look) => look(records),
    write: async (change) =>
      group.join(() => {
        savepoint.run();
        try {
          const result = change(records);
          release.run();
          return result;
        } catch (error) {
          forget();
          // A full disk may have ended the whole transaction; then there is no change left to take back.
          if (database.isTransaction) database.exec('ROLLBACK TO change; RELEASE change');
          throw error;
        }
      }),
    settled: () => group.settled(),
    async close() {
      group.flush();
      log.close();
      // Writes everything to the data file itself, and waits for the disk.
      if (database.isOpen) database.close();
    },
  };
}
