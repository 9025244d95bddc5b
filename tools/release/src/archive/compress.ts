import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Files } from './files.ts';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;

const OPERATING_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** Gzip at the highest level, without the byte that names the operating system: the same bytes on every machine. */
export function gzip(content: Buffer): Buffer {
  const packed = gzipSync(content, { level: 9 });
  packed[OPERATING_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}

const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Edited on the host: a compressed copy would be stale. */
const editedLater = 'shop-config.js';

/** `file.br` and `file.gz` for each text file, where they are smaller. */
export function precompressed(files: Files): Files {
  const texts = [...files].filter(([name]) => compressible.test(name) && name !== editedLater);
  return new Map(
    texts.flatMap(([name, content]) =>
      [[`${name}.br`, brotli(content)] as const, [`${name}.gz`, gzip(content)] as const].filter(
        ([, packed]) => packed.length < content.length,
      ),
    ),
  );
}
