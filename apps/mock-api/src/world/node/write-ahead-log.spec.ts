import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openWriteAheadLog } from './write-ahead-log.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const dataFile = () => join(folder, 'shop.sqlite');

it('syncs as often as asked, also several times at once', async () => {
  writeFileSync(`${dataFile()}-wal`, 'frames');
  const log = openWriteAheadLog(dataFile());
  await log.sync();
  await Promise.all([log.sync(), log.sync()]);
  log.close();
});

it('says when there is nothing that could be synced', async () => {
  const log = openWriteAheadLog(dataFile());
  await expect(log.sync()).rejects.toThrow(/ENOENT/);
  log.close();
});

it('lets a sync under way end before it closes, and has nothing to do afterwards', async () => {
  writeFileSync(`${dataFile()}-wal`, 'frames');
  const log = openWriteAheadLog(dataFile());
  const underWay = log.sync();
  log.close();
  await underWay;
  await log.sync();
});
