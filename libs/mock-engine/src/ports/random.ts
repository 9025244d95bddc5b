/** Where a world's ids and tokens come from. Only the real source is fit for anything secret. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** Asking the system costs the same for one byte as for many: an order alone needs two ids. */
const POOL_SIZE = 4096;

function pooled(): Random {
  let pool = new Uint8Array(0);
  return {
    bytes(length) {
      if (length > POOL_SIZE) return crypto.getRandomValues(new Uint8Array(length));
      if (pool.length < length) pool = crypto.getRandomValues(new Uint8Array(POOL_SIZE));
      const bytes = pool.subarray(0, length);
      // Handed out once: what is left begins behind them.
      pool = pool.subarray(length);
      return bytes;
    },
  };
}

export const systemRandom: Random = pooled();
