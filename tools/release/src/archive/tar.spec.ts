import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Files } from './files.ts';
import { readTar, writeTar } from './tar.ts';

const long = `${'folder/'.repeat(40)}a-file-of-a-long-name-in-many-folders.txt`;
const files: Files = new Map([
  ['index.html', Buffer.from('<h1>Shop</h1>')],
  ['assets/empty.css', Buffer.alloc(0)],
  [long, Buffer.from('deep')],
]);

it('reads what was written, sorted by name', async () => {
  const read = await readTar(await writeTar(files, 1_700_000_000));
  expect([...read.keys()]).toEqual([...files.keys()].sort());
  for (const [name, content] of files) expect(read.get(name)).toEqual(content);
});

it('is unpacked by the system’s tar, with the given time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tar-'));
  try {
    writeFileSync(path.join(folder, 'shop.tar'), await writeTar(files, 1_700_000_000));
    execFileSync('tar', ['-xf', 'shop.tar'], { cwd: folder });
    for (const [name, content] of files) {
      expect(readFileSync(path.join(folder, name))).toEqual(content);
      expect(statSync(path.join(folder, name)).mtimeMs).toBe(1_700_000_000_000);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
