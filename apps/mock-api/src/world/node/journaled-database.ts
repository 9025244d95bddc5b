import type { DatabaseSync } from 'node:sqlite';

import { DataFileError } from './data-file-error.ts';
import { openJournal, type Journal } from './journal.ts';
import type { Change } from './noted-records.ts';

/**
 * Some eight thousand orders: many of them touch the same pages, which are written once. Bringing them to the data file
 * takes some 60 ms, as does reading them after a crash.
 */
const MOST_BYTES = 8 * 1024 * 1024;

interface Statements {
  /** Makes changes again. */
  readonly repeat: (changes: readonly Change[]) => void;
  /** Makes those that are still waiting. */
  readonly finish: () => void;
}

/** A database that is told of changes twice: at once by statements, and by the journal so that they are durable. */
export interface JournaledDatabase {
  /** Before the first statement of a change. */
  begin(): void;
  /** @throws when it cannot be written */
  append(changes: readonly Change[]): void;
  /** Resolves when everything appended so far would survive a power cut. */
  sync(): Promise<void>;
  /** Takes back what was not appended, then makes these changes. */
  restore(changes?: readonly Change[]): void;
  close(): void;
}

/**
 * Keeps one transaction open for thousands of changes; what makes each of them durable is an entry of the journal. An
 * order touches a dozen pages of the data file, and a commit would write all of them.
 *
 * A commit begins a new era: what is in the data file already is not done again, nor what belongs to another one.
 *
 * @throws DataFileError when the journal cannot be used; the database is closed then
 */
export function journaledDatabase(
  database: DatabaseSync,
  journalFile: string,
  { repeat, finish }: Statements,
): JournaledDatabase {
  const beginTransaction = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const newEra = database.prepare('UPDATE journal SET era = lower(hex(randomblob(8))) RETURNING era');
  const journal = openOrRefuse(database, journalFile);

  /** Whether all that was appended has been done. */
  let isComplete = true;

  function begin(): void {
    if (!isComplete) restore();
    if (!database.isTransaction) beginTransaction.run();
  }

  function restore(changes: readonly Change[] = []): void {
    isComplete = false;
    if (database.isTransaction) database.exec('ROLLBACK');
    beginTransaction.run();
    for (const entry of journal.entries()) repeat(entry as Change[]);
    isComplete = true;
    repeat(changes);
  }

  function keep(): void {
    begin();
    finish();
    const era = String(newEra.get()?.['era']);
    commit.run();
    journal.beginEra(era);
  }

  if (journal.length > 0) {
    restore();
    keep();
  }

  return {
    begin,
    append(changes) {
      if (journal.length < MOST_BYTES) journal.append(changes);
      else keep();
    },
    sync: () => journal.sync(),
    restore,
    close() {
      try {
        keep();
        journal.close({ remove: true });
      } catch (error) {
        journal.close();
        throw error;
      } finally {
        database.close();
      }
    },
  };
}

function openOrRefuse(database: DatabaseSync, journalFile: string): Journal {
  try {
    return openJournal(journalFile, String(database.prepare('SELECT era FROM journal').get()?.['era']));
  } catch (error) {
    database.close();
    throw new DataFileError(`${journalFile} ${reason(error)} Name another data file, or delete this one and its own.`, {
      cause: error,
    });
  }
}

function reason(error: unknown): string {
  const isDamage = !(error instanceof Error && 'code' in error);
  return isDamage ? 'holds the last orders of its data file, and is damaged.' : 'cannot be written.';
}
