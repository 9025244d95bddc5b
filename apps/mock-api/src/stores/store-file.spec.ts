import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DataFileError } from '@shop/mock-engine/ports/data-file-error';
import { openSqliteStore } from './sqlite-store.ts';
import { asha, order } from './records.fixture.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const dataFile = () => join(folder, 'nested', 'shop.sqlite');

describe('the store in a file', () => {
  it('keeps data after a restart', async () => {
    const before = openSqliteStore(dataFile());
    await before.write(({ customers, orders }) => {
      customers.add(asha);
      orders.add(order('a', 1000));
    });
    await before.close();

    const after = openSqliteStore(dataFile());
    expect(after.read(({ customers }) => customers.lastNumber())).toBe(1);
    expect(after.read(({ orders }) => orders.withId('a'))).toEqual(order('a', 1000));
    await after.close();
  });

  it('keeps pending changes when it is closed', async () => {
    const before = openSqliteStore(dataFile());
    const written = before.write(({ customers }) => customers.add(asha));
    await before.close();
    await written;

    const after = openSqliteStore(dataFile());
    expect(after.read(({ customers }) => customers.withNumber(1))).toEqual(asha);
    await after.close();
  });

  it('can be opened by one server at a time', async () => {
    const store = openSqliteStore(dataFile());
    expect(() => openSqliteStore(dataFile())).toThrow(/in use by another mock API/);
    await store.close();
  });

  it('does not change other files', () => {
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'Not a data file, but somebody’s notes. '.repeat(100));
    expect(() => openSqliteStore(text)).toThrow(DataFileError);

    const foreign = join(folder, 'foreign.sqlite');
    const database = new DatabaseSync(foreign);
    database.exec('CREATE TABLE theirs (x)');
    database.close();
    expect(() => openSqliteStore(foreign)).toThrow(/another program's database/);
  });

  it('rejects a file with a damaged page when it is opened', async () => {
    const store = openSqliteStore(dataFile());
    await store.write(({ customers }) => customers.add(asha));
    await store.close();
    const bytes = readFileSync(dataFile());
    writeFileSync(dataFile(), bytes.fill(0xff, bytes.lastIndexOf('asha@vanaveda') - 40, bytes.length));

    expect(() => openSqliteStore(dataFile())).toThrow(/is damaged/);
    expect(readFileSync(dataFile())).toEqual(bytes);
  });

  it('reports a path that cannot be written', () => {
    expect(() => openSqliteStore(folder)).toThrow(/cannot be written/);
  });
});
