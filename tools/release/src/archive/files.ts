import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files by their path, with `/` between folders whatever the system. */
export type Files = ReadonlyMap<string, Buffer>;

/** All files below a folder, sorted by path, so that what is made of them is the same on every machine. */
export function readFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return new Map(inOrder(names).map((name) => [name, readFileSync(path.join(folder, name))]));
}

export function writeFolder(folder: string, files: Files): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** By code unit: the same everywhere, unlike an order by language. */
export const inOrder = (names: Iterable<string>): string[] => [...names].sort((one, other) => (one < other ? -1 : 1));

/** Those in a folder, by their path inside it. */
export const inFolder = (files: Files, folder: string): Files =>
  new Map(
    [...files]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, content]) => [name.slice(folder.length + 1), content]),
  );
