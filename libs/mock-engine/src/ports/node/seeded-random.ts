import { createHash } from 'node:crypto';

import type { Random } from '../random.ts';

/** Deterministic bytes for a seed: for reproducible worlds, never for secrets. */
export function seededRandom(seed: string): Random {
  let block = Buffer.alloc(0);
  let blocks = 0;
  return {
    bytes(length) {
      while (block.length < length) {
        const next = createHash('sha256').update(`${seed}\n${blocks++}`).digest();
        block = Buffer.concat([block, next]);
      }
      const bytes = block.subarray(0, length);
      block = block.subarray(length);
      return bytes;
    },
  };
}
