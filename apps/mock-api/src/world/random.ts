/** Where a world's ids and tokens come from. Only the real source is fit for anything secret. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) };
