import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { printJson, readJson } from './exact-json.ts';
import { dataFileMessages as messages } from './data-file.messages.ts';
import type { Row } from './rows.ts';
import { DataFileError, StorageFailure } from './storage-errors.ts';

/** SQLite's application id, so that another program's database is never changed. */
const APPLICATION_ID = 0x56564441;
/** Increment it when the rows change: earlier files are set aside. */
const VERSION = 8;
const CREATE = `CREATE TABLE rows (
  position INTEGER PRIMARY KEY, world TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
  UNIQUE (world, kind, key)
) STRICT`;

/** What is no path for SQLite, which may keep it in memory. */
const noPath = /^(:memory:$|file:)/i;

const OWNER_ONLY = 0o600;

/** The rows of all worlds, oldest first. */
export type RowsByWorld = ReadonlyMap<string, readonly Row[]>;

/** Where worlds are stored. */
export type WorldStorage = ReturnType<typeof openDataFile>['storage'];

/** Stores nothing. */
export const memoryStorage: WorldStorage = { save: () => {}, replace: () => {}, close: () => {} };

export interface DataFileOptions {
  /** All rows in memory, for a new file when the file was deleted. */
  readonly everything: () => RowsByWorld;
  /** Called with a line about a file that was set aside or deleted. */
  readonly report: (line: string) => void;
}

/**
 * Opens or creates a SQLite file, with an exclusive lock. A file that cannot be read is set aside.
 *
 * @throws DataFileError when it is in use, not writable or another program's
 */
export function openDataFile(file: string, { everything, report }: DataFileOptions) {
  if (noPath.test(file)) throw new DataFileError(messages.noPath(file));
  const opened = openOrSetAside(file, report);
  let { statements } = opened;
  let identity = identityOf(file);
  let isClosed = false;
  /** False when a new file was begun and could not be written. */
  let isWhole = true;

  function transaction(act: () => void): void {
    try {
      if (isClosed) throw new Error('it is closed');
      if (!isWhole || identityOf(file) !== identity) renew();
      statements.begin.run();
      act();
      statements.commit.run();
    } catch (cause) {
      if (statements.database.isOpen && statements.database.isTransaction) statements.rollback.run();
      throw new StorageFailure(messages.notStored(file, wordsOf(cause)), { cause });
    }
  }

  function renew(): void {
    isWhole = false;
    // Closed first, because closing deletes the files beside the data file.
    if (statements.database.isOpen) statements.database.close();
    const replaced = existsSync(file) && identityOf(file) !== identity;
    const aside = replaced ? setAside(file) : undefined;
    statements = open(file).statements;
    identity = identityOf(file);
    statements.begin.run();
    for (const [world, rows] of everything()) put(world, rows);
    statements.commit.run();
    isWhole = true;
    report(aside === undefined ? messages.deleted(file) : messages.replaced(file, aside));
  }

  function put(world: string, rows: readonly Row[]): void {
    for (const { kind, key, value } of rows) {
      if (value === undefined) statements.remove.run(world, kind, key);
      else statements.put.run(world, kind, key, printJson(value));
    }
  }

  const storage = {
    /** Stores changed rows of a world, all or none. @throws StorageFailure */
    save: (world: string, changed: readonly Row[]): void => transaction(() => put(world, changed)),
    /** Stores a world with these rows alone; without rows it deletes the world. @throws StorageFailure */
    replace: (world: string, rows: readonly Row[]): void =>
      transaction(() => {
        statements.removeWorld.run(world);
        put(world, rows);
      }),
    close(): void {
      isClosed = true;
      if (statements.database.isOpen) statements.database.close();
    },
  };
  return { storage, worlds: opened.worlds };
}

/** The file's content cannot be used; the message continues a sentence that begins with the file. */
class UnreadableFile extends Error {}

function openOrSetAside(file: string, report: DataFileOptions['report']) {
  try {
    return open(file);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const aside = setAside(file);
    report(messages.setAside(file, error.message, aside));
    return open(file);
  }
}

/** @returns its new name */
function setAside(file: string): string {
  const aside = `${file}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const end of ['', '-wal']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}

/** Another one when the file was deleted or replaced. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

function open(file: string) {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // SQLite gives the files beside it the same mode.
    closeSync(openSync(file, 'a', OWNER_ONLY));
    // Only here, because Node 22 warns that it is experimental.
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    database = new DatabaseSync(file);
    prepareTable(database, file);
    return { statements: statementsOf(database), worlds: readAll(database) };
  } catch (error) {
    if (database?.isOpen) database.close();
    throw explained(file, error);
  }
}

function prepareTable(database: DatabaseSync, file: string): void {
  const read = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (!isEmpty) {
    if (read('application_id') !== APPLICATION_ID) throw new DataFileError(messages.foreign(file));
    if (read('user_version') !== VERSION) throw new UnreadableFile(messages.otherVersion);
    if (read('quick_check(1)') !== 'ok') throw new UnreadableFile(messages.damaged);
  }
  // Without a sync for each commit: a change survives a killed process, though not always a power failure.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE');
  if (isEmpty) {
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}; ${CREATE}`);
  }
  database.exec('COMMIT');
}

function statementsOf(database: DatabaseSync) {
  return {
    database,
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    rollback: database.prepare('ROLLBACK'),
    put: database.prepare(
      `INSERT INTO rows (world, kind, key, value) VALUES (?, ?, ?, ?)
       ON CONFLICT (world, kind, key) DO UPDATE SET value = excluded.value`,
    ),
    remove: database.prepare('DELETE FROM rows WHERE world = ? AND kind = ? AND key = ?'),
    removeWorld: database.prepare('DELETE FROM rows WHERE world = ?'),
  };
}

function readAll(database: DatabaseSync): RowsByWorld {
  const worlds = new Map<string, Row[]>();
  for (const row of database.prepare('SELECT world, kind, key, value FROM rows ORDER BY position').iterate()) {
    const world = String(row['world']);
    const rows = worlds.get(world) ?? [];
    worlds.set(world, rows);
    rows.push({
      kind: String(row['kind']),
      key: String(row['key']),
      value: readJson(String(row['value'])),
    });
  }
  return worlds;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function explained(file: string, error: unknown): Error {
  if (error instanceof DataFileError || error instanceof UnreadableFile) return error;
  const words = wordsOf(error);
  if (error instanceof SyntaxError || /not a database|malformed|corrupt/i.test(words))
    return new UnreadableFile(messages.damaged);
  const message = /locked|busy/i.test(words)
    ? messages.inUse(file)
    : /readonly|unable to open|I\/O error|disk is full|EACCES|EROFS|EISDIR|ENOSPC/i.test(words)
      ? messages.notWritable(file)
      : messages.unusable(file, words);
  return new DataFileError(message, { cause: error });
}
