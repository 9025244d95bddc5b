import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

import { emailKey } from '../world/records.ts';
import { DataFileError } from '@shop/mock-engine/ports/data-file-error';
import { isLogDamaged } from './sqlite-log.ts';

/** Marks the file as ours, so that another program's database is never written to ("VVDA"). */
const APPLICATION_ID = 0x56564441;
/** Of SQLite's log (32 MB), before it goes into the data file: a page that several commits changed goes there once. */
const CHECKPOINT_PAGES = 4_000;
const SCHEMA_VERSION = 5;
/** Version 2 had its last orders in a file beside it until it was stopped; 3 had no seals, 4 none on logins. */
const READABLE_VERSIONS: readonly unknown[] = [1, 2, 3, 4, SCHEMA_VERSION];
const leftBeside = (file: string) => `${file}-changes`;

/** A checksum of a row, which SQLite makes by itself, and compares when it checks the file's integrity. */
const seal = (columns: string) =>
  `seal INTEGER NOT NULL GENERATED ALWAYS AS (seal_of(${columns})) STORED CHECK (seal = seal_of(${columns}))`;

/** By name. */
const tables = {
  customers: `CREATE TABLE customers (
    number INTEGER PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, email TEXT NOT NULL, name TEXT NOT NULL,
    mobile TEXT NOT NULL, password_hash TEXT NOT NULL, created_at INTEGER NOT NULL,
    ${seal('number, email_key, email, name, mobile, password_hash, created_at')}
  ) STRICT;`,
  sessions: `CREATE TABLE sessions (
    fingerprint TEXT PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customers, expires_at INTEGER NOT NULL,
    ${seal('fingerprint, customer, expires_at')}
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);`,
  orders: `CREATE TABLE orders (
    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, customer INTEGER NOT NULL REFERENCES customers,
    receipt_token TEXT NOT NULL UNIQUE, provider TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL,
    sold TEXT NOT NULL, ${seal('id, customer, receipt_token, provider, created_at, status, sold')}
  ) STRICT;
  CREATE INDEX orders_by_customer ON orders (customer, created_at, sequence);`,
  payments: `CREATE TABLE payments (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES orders (id), purpose TEXT NOT NULL,
    received_at INTEGER NOT NULL, ${seal('id, order_id, purpose, received_at')}
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX payments_by_order ON payments (order_id);`,
} as const;

/** Makes the tables of an earlier version today's. Where two customers now have one e-mail, each goes on as before. */
function renewTables(database: DatabaseSync): void {
  for (const [table, create] of Object.entries(tables)) {
    // Without the seal, which is hidden.
    const columns = database.prepare(`SELECT group_concat(name) AS names FROM pragma_table_info('${table}')`).get();
    database.exec(
      `CREATE TABLE moved AS SELECT ${String(columns?.['names'])} FROM ${table}; DROP TABLE ${table}; ${create}
       INSERT INTO ${table} SELECT * FROM moved; DROP TABLE moved;`,
    );
  }
  database.exec('UPDATE OR IGNORE customers SET email_key = email_key(email); DROP TABLE IF EXISTS journal;');
}

/**
 * Opens a data file, or makes a new one. While it is open nobody else can use it, so two servers never mix their
 * customers.
 *
 * @throws DataFileError when it is damaged, another program's, in use, not writable or from a newer version
 */
export function openDataFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (!existsSync(file)) mkdirSync(dirname(file), { recursive: true });
    if (isLogDamaged(`${file}-wal`)) throw new DataFileError(damaged(`${file}-wal`));
    database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA cell_size_check = ON');
    addFunctions(database);
    prepare(database, file);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw error instanceof DataFileError ? error : new DataFileError(reason(file, error), { cause: error });
  }
}

function prepare(database: DatabaseSync, file: string): void {
  const read = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;

  if (!isEmpty && read('application_id') !== APPLICATION_ID) {
    throw new DataFileError(`${file} is another program's database; nothing was changed. Name another data file.`);
  }
  const version = read('user_version');
  if (!isEmpty && !READABLE_VERSIONS.includes(version)) {
    throw new DataFileError(
      `${file} was made by another version of the mock API. Name another data file, or delete it.`,
    );
  }
  // A page that is damaged would else be found in the middle of a shopper's order.
  if (read('integrity_check(1)') !== 'ok') throw new DataFileError(damaged(file));
  if (existsSync(leftBeside(file)) && statSync(leftBeside(file)).size > 0) {
    throw new DataFileError(unfinished(file));
  }
  // A commit is on the disk when it returns. Before it no page is written, so that a full disk is met where it can be
  // answered.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA synchronous = FULL;
     PRAGMA cache_spill = OFF; PRAGMA foreign_keys = OFF`,
  );
  database.exec('BEGIN IMMEDIATE');
  if (isEmpty) database.exec(`PRAGMA application_id = ${APPLICATION_ID}; ${Object.values(tables).join('')}`);
  else if (version !== SCHEMA_VERSION) renewTables(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT; PRAGMA foreign_keys = ON`);
}

function addFunctions(database: DatabaseSync): void {
  const options = { deterministic: true, varargs: true, useBigIntArguments: true };
  database.function('seal_of', options, (...columns) => crc32(columns.join('\0')));
  database.function('email_key', options, (email) => emailKey(String(email)));
}

function reason(file: string, error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error);
  if (/locked|busy/i.test(detail))
    return `${file} is in use by another mock API. Stop that one, or name another data file.`;
  if (/not a database|malformed|corrupt/i.test(detail)) return damaged(file);
  if (/readonly|unable to open|I\/O error|disk is full/i.test(detail)) {
    return `${file} cannot be written. It and its folder must be writable, and the disk not full; or name another data file.`;
  }
  return `${file} cannot be used as the data file: ${detail}`;
}

function unfinished(file: string): string {
  return (
    `${leftBeside(file)} has orders that an earlier version of the mock API had not brought to ${file} when it was killed. ` +
    `Start and stop that version once more, or start afresh: delete both (the folder .data after npm start).`
  );
}

function damaged(file: string): string {
  return `${file} is damaged or no data file; nothing was changed. Name another one, or delete it.`;
}
