import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const temporary: string[] = [];

/** A folder with these files, which is removed when the process ends. */
export function temporaryFolder(files: Files): string {
  if (temporary.length === 0) {
    process.once('exit', () => temporary.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
  temporary.push(folder);
  writeFolder(folder, files);
  return folder;
}

/** Of what the storefront's build wrote: without source maps, and without the lists that the release reads. */
export const publishedFiles = (build: Files): Files =>
  new Map([...build].filter(([name]) => !name.endsWith('.map') && !name.startsWith('.vite/')));

/** By code unit: the same everywhere, unlike an order by language. */
export const inOrder = (names: Iterable<string>): string[] => [...names].sort((one, other) => (one < other ? -1 : 1));

/** Those in a folder, by their path inside it. */
export const inFolder = (files: Files, folder: string): Files =>
  new Map(
    [...files]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, content]) => [name.slice(folder.length + 1), content]),
  );
