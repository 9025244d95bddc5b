import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies fit one packet, so that compression would only cost time. */
const WORTH_COMPRESSING = 1024;
/** The best compression of a larger body would take seconds. */
const LARGE = 256 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is serialised once, and compressed once per encoding. */
export interface PreparedBody {
  readonly etag: string;
  /** Whether the bytes depend on Accept-Encoding. */
  readonly isCompressible: boolean;
  /** The bytes if they are cached; undefined the first time. */
  ready(encoding: Encoding): Buffer | undefined;
  prepare(encoding: Encoding): Promise<Buffer>;
}

const prepared = new WeakMap<object, PreparedBody>();

/** @param value a value marked as frozen */
export function preparedBody(value: object): PreparedBody {
  const known = prepared.get(value);
  if (known) return known;

  const body = prepare(Buffer.from(JSON.stringify(value)));
  prepared.set(value, body);
  return body;
}

function prepare(identity: Buffer): PreparedBody {
  const ready = new Map<Encoding, Buffer>([['identity', identity]]);
  const pending = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);

  async function compress(encoding: Encoding): Promise<Buffer> {
    const bytes = encoding === 'br' ? await brotli(identity) : await promisify(gzip)(identity, { level: 9 });
    ready.set(encoding, bytes);
    return bytes;
  }

  return {
    // Weak, because it is the same for every encoding.
    etag: `W/"${hash('sha256', identity, 'base64url')}"`,
    isCompressible: identity.length >= WORTH_COMPRESSING,
    ready: (encoding) => ready.get(encoding),
    prepare(encoding) {
      const bytes = pending.get(encoding) ?? compress(encoding);
      pending.set(encoding, bytes);
      return bytes;
    },
  };
}

function brotli(bytes: Buffer): Promise<Buffer> {
  const quality = bytes.length > LARGE ? 7 : 10;
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
