import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies fit one packet, so that compression would only cost time. */
const WORTH_COMPRESSING = 1024;
/** The best quality would take seconds for a long list. */
const BROTLI_QUALITY = 7;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
} as const;

export type Encoding = keyof typeof encoders;

/** A list as it is sent. */
export interface CachedList {
  readonly etag: string;
  /** Whether the bytes depend on Accept-Encoding. */
  readonly isCompressible: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Serialises each cacheable list once, and compresses it once per encoding. */
export function createListCache(): (list: unknown) => CachedList {
  const lists = new Map<unknown, CachedList>();
  return (list) => {
    const cached = lists.get(list) ?? serialised(list);
    lists.set(list, cached);
    return cached;
  };
}

function serialised(list: unknown): CachedList {
  const bytes = Buffer.from(JSON.stringify(list));
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak, because it is the same for every encoding.
    etag: `W/"${hash('sha256', bytes, 'base64url')}"`,
    isCompressible: bytes.length >= WORTH_COMPRESSING,
    encoded(encoding) {
      const body = encoded.get(encoding) ?? encoders[encoding](bytes);
      encoded.set(encoding, body);
      return body;
    },
  };
}
