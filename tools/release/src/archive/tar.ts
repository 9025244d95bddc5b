import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';
import { inOrder, type Files } from './files.ts';

/** The same bytes for the same files: sorted, without owner, all with the same time. @param seconds since 1970 */
export async function writeTar(files: Files, seconds: number): Promise<Buffer> {
  const archive = pack();
  const mtime = new Date(seconds * 1_000);
  for (const name of inOrder(files.keys())) archive.entry({ name, mtime }, files.get(name));
  archive.finalize();
  return buffer(archive);
}

/** Paths that would be written outside the folder that an archive is unpacked to. */
const unsafe = /^\/|\\|(^|\/)\.\.(\/|$)/;

/** @throws Error when it is not a tar archive, or truncated, or has an unsafe path */
export async function readTar(archive: Buffer): Promise<Files> {
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(archive);
  for await (const entry of entries) {
    const content = await buffer(entry);
    if (unsafe.test(entry.header.name)) throw new Error(`Unsafe path in the archive: ${entry.header.name}`);
    // Other tools add entries for folders.
    if (entry.header.type === 'file') files.set(entry.header.name, content);
  }
  return files;
}
