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

/** @throws Error when it is not a tar archive, or truncated */
export async function readTar(archive: Buffer): Promise<Files> {
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(archive);
  for await (const entry of entries) {
    const content = await buffer(entry);
    // Other tools add entries for folders.
    if (entry.header.type === 'file') files.set(entry.header.name, content);
  }
  return files;
}
