import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { picturesOf, type Pictures } from '../../world/pictures.ts';

/** The pictures in a folder. */
export function picturesIn(folder: string): Pictures {
  return picturesOf(
    async () => {
      const files = await readdir(folder, { recursive: true }).catch(() => []);
      return files.map((file) => file.replaceAll(sep, '/'));
    },
    async (name) => {
      const file = join(folder, name);
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return { bytes, version: `${bytes.length.toString(36)}-${Math.trunc(mtimeMs).toString(36)}` };
    },
  );
}
