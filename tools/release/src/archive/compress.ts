import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Files } from './files.ts';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

const OPERATING_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** Gzip at the highest level, without the byte that names the operating system: the same bytes on every machine. */
export async function gzip(content: Buffer): Promise<Buffer> {
  const packed = await promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip)(content, { level: 9 });
  packed[OPERATING_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}

const brotli = (content: Buffer) =>
  promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Edited on the host: a compressed copy would be stale. */
const editedLater = 'shop-config.js';

/** `file.br` and `file.gz` for each text file, where they are smaller. */
export async function precompressed(files: Files): Promise<Files> {
  const texts = [...files].filter(([name]) => compressible.test(name) && name !== editedLater);
  const variants = texts.flatMap(([name, content]) => [
    brotli(content).then((packed) => [`${name}.br`, packed, content] as const),
    gzip(content).then((packed) => [`${name}.gz`, packed, content] as const),
  ]);
  const smaller = (await Promise.all(variants)).filter(([, packed, content]) => packed.length < content.length);
  return new Map(smaller.map(([name, packed]) => [name, packed]));
}
