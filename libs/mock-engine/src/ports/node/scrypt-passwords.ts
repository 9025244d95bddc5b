import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { CallerGone, hashedText, type PasswordHasher } from '../password-hasher.ts';
import { limitConcurrency } from './limit-concurrency.ts';

const KEY_LENGTH = 32;
const BLOCK_SIZE = 8;
const SALT_LENGTH = 16;
/** What Node works on files and passwords with, unless told otherwise. */
const NODE_THREADS = 4;

/**
 * Work of one hash in a running server: about 30 ms and 4 MiB. Each of Node's threads keeps the memory once it has hashed,
 * so that more passes over less memory are the better way to the same work.
 */
export const DEFAULT_COST = 2 ** 12;
const PASSES = 4;

/**
 * Keeps passwords by scrypt: a few are worked on at once, and the others wait for their turn.
 *
 * @param cost scrypt's N, a power of two; tests take a small one
 */
export function createScryptPasswords({ cost = DEFAULT_COST }: { cost?: number } = {}): PasswordHasher {
  // One processor stays free for the catalogue and for orders, however many people log in at once.
  const derive = limitConcurrency(Math.max(1, Math.min(availableParallelism(), NODE_THREADS) - 1), deriveUnlessGone);
  const nobody = format(cost, Buffer.alloc(SALT_LENGTH), Buffer.alloc(KEY_LENGTH));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_LENGTH);
      return format(cost, salt, await derive(password, salt, cost, PASSES));
    },
    async verify(password, hash = nobody, isGone) {
      const [, work = '', salt = '', key = ''] = hash.split('$');
      const [storedCost = 0, passes = 1] = work.split('x').map(Number);
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), storedCost, passes, isGone);
      return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== nobody;
    },
  };
}

/** `scrypt$4096x4$salt$key`; without `x4` it is one pass. */
function format(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', `${cost}x${PASSES}`, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Two hundred who give up while they wait would keep the next ones waiting for seconds. */
function deriveUnlessGone(
  password: string,
  salt: Buffer,
  cost: number,
  passes: number,
  isGone?: () => boolean,
): Promise<Buffer> {
  return isGone?.() ? Promise.reject(new CallerGone()) : deriveKey(password, salt, cost, passes);
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
