import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'data-file-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'shop.sqlite');

async function shopFile(): Promise<void> {
  await openSqliteStore(file()).close();
}

function sqlite(...statements: string[]): void {
  const database = new DatabaseSync(file());
  for (const statement of statements) database.exec(statement);
  database.close();
}

describe.each<[string, RegExp, () => void | Promise<void>]>([
  ['a text', /damaged or not a data file/, () => writeFileSync(file(), 'Somebody’s notes. '.repeat(100))],
  ['another program’s database', /another program's database/, () => sqlite('CREATE TABLE theirs (x)')],
  [
    'a data file of a newer version',
    /created by another version/,
    async () => {
      await shopFile();
      sqlite('PRAGMA user_version = 99');
    },
  ],
  [
    'a data file that was cut off',
    /damaged/,
    async () => {
      await shopFile();
      truncateSync(file(), readFileSync(file()).length / 2);
    },
  ],
])('%s', (_kind, reason, make) => {
  it('is rejected and not changed, without new files beside it', async () => {
    await make();
    const before = readFileSync(file());

    expect(() => openSqliteStore(file())).toThrow(reason);
    expect(readFileSync(file()).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['shop.sqlite']);
  });
});

// Windows has no such permissions.
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix.each([
  ['file', 0o444, 0o555],
  ['folder', 0o644, 0o555],
])('a read-only %s is rejected with a message, and not changed', async (_what, fileMode, folderMode) => {
  await shopFile();
  const before = readFileSync(file());
  chmodSync(file(), fileMode);
  chmodSync(folder, folderMode);

  const main = join(import.meta.dirname, '../main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0', '--data-file', file()], {
    // root ignores permissions.
    ...(process.getuid?.() === 0 && { uid: 65_534 }),
    encoding: 'utf8',
  });
  chmodSync(folder, 0o755);

  expect([status, stderr]).toEqual([1, expect.stringMatching(/shop\.sqlite cannot be written\./)]);
  expect(readFileSync(file()).equals(before)).toBe(true);
});
