import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { accepts } from '../contract/accept-header.ts';

/** Smaller bodies fit one packet, so that compression would only cost time. */
export const WORTH_COMPRESSING = 1024;
/** The best quality would take seconds for a long list. */
const BROTLI_QUALITY = 7;

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
  identity: async (bytes: Uint8Array) => Buffer.from(bytes),
} as const;

export type Encoding = keyof typeof encoders;

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Compresses each body once per encoding: for bodies that stay the same while the server runs. */
export function compressOnce(): (bytes: Uint8Array, encoding: Encoding) => Promise<Buffer> {
  const bodies = new Map<Uint8Array, Map<Encoding, Promise<Buffer>>>();
  return (bytes, encoding) => {
    const encoded = bodies.get(bytes) ?? new Map<Encoding, Promise<Buffer>>();
    bodies.set(bytes, encoded);
    const body = encoded.get(encoding) ?? encoders[encoding](bytes);
    encoded.set(encoding, body);
    return body;
  };
}
