import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { ClientDisconnected, hashedText, type PasswordHasher } from '../password-hasher.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const KEY_LENGTH = 32;
const BLOCK_SIZE = 8;
const SALT_LENGTH = 16;
/** Node's default thread pool size. */
const NODE_THREADS = 4;

/**
 * Cost of one hash: about 30 ms and 4 MiB. Each thread keeps its memory, so that more passes are better than more
 * memory.
 */
export const DEFAULT_COST = 2 ** 12;
const PASSES = 4;

/**
 * Hashes passwords with scrypt, a few at a time.
 *
 * @param cost scrypt's N, a power of two; tests use a small one
 */
export function createScryptPasswords({ cost = DEFAULT_COST }: { cost?: number } = {}): PasswordHasher {
  // Leaves one thread free for other requests while many people log in.
  const derive = limitConcurrency(
    Math.max(1, Math.min(availableParallelism(), NODE_THREADS) - 1),
    deriveUnlessDisconnected,
  );
  const dummyHash = format(cost, Buffer.alloc(SALT_LENGTH), Buffer.alloc(KEY_LENGTH));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_LENGTH);
      return format(cost, salt, await derive(password, salt, cost, PASSES));
    },
    async verify(password, hash = dummyHash, isDisconnected) {
      const [, work = '', salt = '', key = ''] = hash.split('$');
      const [storedCost = 0, passes = 1] = work.split('x').map(Number);
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), storedCost, passes, isDisconnected);
      return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== dummyHash;
    },
  };
}

/** `scrypt$4096x4$salt$key`; without `x4` one pass. */
function format(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', `${cost}x${PASSES}`, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Skips the work for clients that disconnected while waiting, so that the others wait less. */
function deriveUnlessDisconnected(
  password: string,
  salt: Buffer,
  cost: number,
  passes: number,
  isDisconnected?: () => boolean,
): Promise<Buffer> {
  return isDisconnected?.() ? Promise.reject(new ClientDisconnected()) : deriveKey(password, salt, cost, passes);
}

function deriveKey(password: string, salt: Buffer, cost: number, passes: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: passes, maxmem: 256 * (cost + passes) * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(hashedText(password), salt, KEY_LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
