/** Source of a world's ids and tokens. Only `systemRandom` is secure. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** One system call costs the same for one byte as for many. */
const POOL_SIZE = 4096;

function pooled(): Random {
  let pool = new Uint8Array(0);
  return {
    bytes(length) {
      if (length > POOL_SIZE) return crypto.getRandomValues(new Uint8Array(length));
      if (pool.length < length) pool = crypto.getRandomValues(new Uint8Array(POOL_SIZE));
      const bytes = pool.subarray(0, length);
      // Never returns the same bytes twice.
      pool = pool.subarray(length);
      return bytes;
    },
  };
}

export const systemRandom: Random = pooled();
