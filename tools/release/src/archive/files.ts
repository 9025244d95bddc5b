import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files by path, with `/` between folders on every system. */
export type Files = ReadonlyMap<string, Buffer>;

/** All files in a folder and its subfolders, sorted by path: the same order on every machine. */
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

const temporary: string[] = [];

/** A temporary folder with these files, removed when the process ends; by Jest's tests themselves, which get no event of it. */
export function temporaryFolder(files: Files): string {
  if (temporary.length === 0) {
    process.once('exit', () => temporary.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
  temporary.push(folder);
  writeFolder(folder, files);
  return folder;
}

/** The build's output without source maps and without the package lists that the release reads. */
export const publishedFiles = (build: Files): Files =>
  new Map([...build].filter(([name]) => !name.endsWith('.map') && !name.startsWith('.vite/')));

/** By code unit: independent of the machine's language. */
export const inOrder = (names: Iterable<string>): string[] => [...names].sort((one, other) => (one < other ? -1 : 1));

/** Files in a folder, as entries with their path. */
export const below = (folder: string, files: Files) =>
  inOrder(files.keys()).map((name) => [`${folder}/${name}`, files.get(name) ?? Buffer.alloc(0)] as const);
