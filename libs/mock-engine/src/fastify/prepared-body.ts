import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a packet is a packet, and compressing only costs time. */
const WORTH_COMPRESSING = 1024;
/** Beyond this the best compression would take seconds. */
const LARGE = 256 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is serialised once, and compressed once for each way of compressing that is asked for. */
export interface PreparedBody {
  readonly etag: string;
  /** Whether the bytes depend on Accept-Encoding. */
  readonly isCompressible: boolean;
  /** What is ready now, without waiting; undefined the first time. */
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
  const underWay = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);

  async function compress(encoding: Encoding): Promise<Buffer> {
    const bytes = encoding === 'br' ? await brotli(identity) : await promisify(gzip)(identity, { level: 9 });
    ready.set(encoding, bytes);
    return bytes;
  }

  return {
    // Weak: the same list in another compression is the same list.
    etag: `W/"${hash('sha256', identity, 'base64url')}"`,
    isCompressible: identity.length >= WORTH_COMPRESSING,
    ready: (encoding) => ready.get(encoding),
    prepare(encoding) {
      const bytes = underWay.get(encoding) ?? compress(encoding);
      underWay.set(encoding, bytes);
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
