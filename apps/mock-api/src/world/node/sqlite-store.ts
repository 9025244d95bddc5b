import type { Store } from '../store.ts';
import { StorageFailure } from './data-file-error.ts';
import { createGroupCommit } from './group-commit.ts';
import { createSqliteRecords } from './sqlite-records.ts';
import { openDataFile } from './sqlite-schema.ts';

/**
 * A world that survives its server: everything is in one SQLite file.
 *
 * @throws DataFileError when the file cannot be used
 */
export function openSqliteStore(file: string): Store {
  const database = openDataFile(file);
  const records = createSqliteRecords(database);
  const savepoint = database.prepare('SAVEPOINT change');
  const release = database.prepare('RELEASE change');
  const group = createGroupCommit({
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => database.isTransaction && database.exec('ROLLBACK'),
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
          // A full disk may have ended the whole transaction; then there is no change left to take back.
          if (database.isTransaction) database.exec('ROLLBACK TO change; RELEASE change');
          throw error;
        }
      }),
    settled: () => group.settled(),
    async close() {
      group.flush();
      if (database.isOpen) database.close();
    },
  };
}
