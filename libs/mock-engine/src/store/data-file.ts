import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { printJson, readJson } from '../http/json.ts';
import { dataFileMessages as messages } from './data-file.messages.ts';
import { getOrInsert } from './lazy.ts';
import { DataFileError, StorageFailure, type Row } from './rows.ts';

/** SQLite's `user_version`. Increment it when the rows change: earlier files are refused. */
const VERSION = 8;
const CREATE = `CREATE TABLE rows (
  position INTEGER PRIMARY KEY, world TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
  UNIQUE (world, kind, key)
) STRICT`;

/** What is no path for SQLite, which may keep it in memory. */
const noPath = /^(:memory:$|file:)/i;

const OWNER_ONLY = 0o600;

/** An opened data file, with the rows of each world. */
export type DataFile = ReturnType<typeof openDataFile>;

/**
 * Opens or creates a SQLite file, with an exclusive lock.
 *
 * @throws DataFileError when it is in use, cannot be written, or is no data file of this version; it stays unchanged
 */
export function openDataFile(file: string) {
  if (noPath.test(file)) throw new DataFileError(messages.noPath(file));
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // SQLite gives the files beside it the same mode.
    closeSync(openSync(file, 'a', OWNER_ONLY));
    // Only here, because Node 22 warns that it is experimental.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    database = new DatabaseSync(file);
    prepareTable(database, file);
    return { storage: storageIn(database, file), worlds: readAll(database) };
  } catch (error) {
    if (database?.isOpen) database.close();
    throw toDataFileError(file, error);
  }
}

function prepareTable(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const tables = database.prepare('SELECT name FROM sqlite_schema').all();
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  const isEmpty = tables.length === 0;
  if (!isEmpty && !(tables.some(({ name }) => name === 'rows') && version === VERSION))
    throw new DataFileError(messages.foreign(file));
  // Without a sync for each commit: a change survives a killed process, though not always a power failure.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE');
  if (isEmpty) database.exec(`PRAGMA user_version = ${VERSION}; ${CREATE}`);
  database.exec('COMMIT');
}

function storageIn(database: DatabaseSync, file: string) {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const upsert = database.prepare(
    `INSERT INTO rows (world, kind, key, value) VALUES (?, ?, ?, ?)
     ON CONFLICT (world, kind, key) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare('DELETE FROM rows WHERE world = ? AND kind = ? AND key = ?');
  const removeWorld = database.prepare('DELETE FROM rows WHERE world = ?');

  function transaction(act: () => void): void {
    try {
      begin.run();
      act();
      commit.run();
    } catch (cause) {
      if (database.isOpen && database.isTransaction) rollback.run();
      throw new StorageFailure(messages.notStored(file, wordsOf(cause)), { cause });
    }
  }

  function put(world: string, rows: readonly Row[]): void {
    for (const { kind, key, value } of rows) {
      if (value === undefined) remove.run(world, kind, key);
      else upsert.run(world, kind, key, printJson(value));
    }
  }

  return {
    /** Stores changed rows of a world, all or none. @throws StorageFailure */
    save: (world: string, changed: readonly Row[]): void => transaction(() => put(world, changed)),
    /** Stores a world with these rows alone; without rows it deletes the world. @throws StorageFailure */
    replace: (world: string, rows: readonly Row[]): void =>
      transaction(() => {
        removeWorld.run(world);
        put(world, rows);
      }),
    close(): void {
      if (database.isOpen) database.close();
    },
  };
}

function readAll(database: DatabaseSync): ReadonlyMap<string, readonly Row[]> {
  const worlds = new Map<string, Row[]>();
  for (const row of database.prepare('SELECT world, kind, key, value FROM rows ORDER BY position').iterate()) {
    const rows = getOrInsert(worlds, String(row['world']), (): Row[] => []);
    rows.push({ kind: String(row['kind']), key: String(row['key']), value: readJson(String(row['value'])) });
  }
  return worlds;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toDataFileError(file: string, error: unknown): Error {
  if (error instanceof DataFileError) return error;
  const words = wordsOf(error);
  const message = /locked|busy/i.test(words) ? messages.inUse(file) : messages.unusable(file, words);
  return new DataFileError(message, { cause: error });
}
