import { inOrder, type Files } from './files.ts';

// The ustar format of POSIX.1: a header of 512 bytes for each file, its content filled up to 512, two empty blocks.

const BLOCK = 512;
const NAME_LIMIT = 100;
const CHECKSUM = { at: 148, length: 8 };

/** The same bytes for the same files: sorted, owned by nobody in particular, all of one time. @param seconds since 1970 */
export function writeTar(files: Files, seconds: number): Buffer {
  const parts = inOrder(files.keys()).flatMap((name) => {
    const content = files.get(name) ?? Buffer.alloc(0);
    return [headerOf(name, content.length, seconds), content, Buffer.alloc(-content.length & (BLOCK - 1))];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function headerOf(path: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { name, prefix } = split(path);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(seconds, 11), 136);
  header.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    CHECKSUM.at,
  );
  return header;
}

/** Paths that are too long for the name go over into the prefix, at a slash. */
function split(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= NAME_LIMIT) return { name: path, prefix: '' };
  const at = path.indexOf('/', path.length - NAME_LIMIT - 1);
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
  if (at < 0 || Buffer.byteLength(name) > NAME_LIMIT || prefix.length > 155)
    throw new Error(`${path} is too long for tar.`);
  return { name, prefix };
}

/** What `writeTar` wrote. @throws Error when it is no such archive, or cut off */
export function readTar(archive: Buffer): Files {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (at + BLOCK <= archive.length && archive[at] !== 0) {
    const text = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).split('\0', 1)[0] ?? '';
    if (text(257, 5) !== 'ustar') throw new Error('This is no tar archive.');
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, 155);
    const start = at + BLOCK;
    if (start + size > archive.length) throw new Error('The archive is cut off.');
    // A folder's own entry ends in a slash: other tools write them, and nobody needs them.
    const name = (prefix && `${prefix}/`) + text(0, NAME_LIMIT);
    if (!name.endsWith('/')) files.set(name, archive.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (at + BLOCK > archive.length) throw new Error('The archive is cut off.');
  return files;
}
