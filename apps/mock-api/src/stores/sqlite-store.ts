import type { DatabaseSync } from 'node:sqlite';

import type { Store } from '../world/store.ts';
import { StorageFailure } from '@shop/mock-engine/ports/data-file-error';
import { createGroupCommit, type Transaction } from '@shop/mock-engine/ports/node/group-commit';
import { createSqliteRecords } from './sqlite-records.ts';
import { openDataFile } from './sqlite-schema.ts';

/** SQLite's files beside an open data file. */
export const besideDataFile = (file: string): string[] => [`${file}-wal`, `${file}-shm`];

/**
 * A store in one SQLite file.
 *
 * @throws DataFileError when the file cannot be used
 */
export function openSqliteStore(file: string): Store {
  const database = openDataFile(file);
  const records = createSqliteRecords(database);
  const atomically = savepoints(database);
  const group = createGroupCommit(transactionOf(database, file));

  return {
    read: (look) => look(records),
    write: (change) => group.join(() => atomically(() => change(records))),
    settled: () => group.settled(),
    async close() {
      if (!database.isOpen) return;
      group.flush();
      database.close();
    },
  };
}

function transactionOf(database: DatabaseSync, file: string): Transaction {
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => database.prepare(sql));
  return {
    begin: () => void begin?.run(),
    commit: () => void commit?.run(),
    rollback: () => void rollback?.run(),
    get isOpen() {
      return database.isTransaction;
    },
    failure: (cause) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      return new StorageFailure(`${file} could not be written: ${why}. Check that the disk is not full.`, { cause });
    },
  };
}

/** Runs a change in a savepoint: an error undoes it, and keeps the rest of the transaction. */
function savepoints(database: DatabaseSync): <T>(change: () => T) => T {
  const [begin, keep, undo] = ['SAVEPOINT change', 'RELEASE change', 'ROLLBACK TO change'].map((sql) =>
    database.prepare(sql),
  );
  return (change) => {
    begin?.run();
    try {
      const result = change();
      keep?.run();
      return result;
    } catch (error) {
      if (database.isTransaction) {
        undo?.run();
        keep?.run();
      }
      throw error;
    }
  };
}
