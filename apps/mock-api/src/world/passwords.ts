import { toHex } from '@shop/mock-engine/store/sources';
import { fromHex } from './hex.ts';

/** OWASP's recommendation for PBKDF2 with HMAC-SHA256. */
const ITERATIONS = 600_000;
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

const STORED = /^pbkdf2\$(?<iterations>\d+)\$(?<salt>[0-9a-f]+)\$(?<key>[0-9a-f]+)$/;

/**
 * Hashes and verifies passwords with PBKDF2, which Node and browsers have.
 *
 * @param iterations for new hashes; tests use a few
 */
export function createPasswords(iterations = ITERATIONS) {
  const format = (salt: string, key: string) => ['pbkdf2', iterations, salt, key].join('$');
  const nobody = format('00'.repeat(SALT_LENGTH), '00'.repeat(KEY_LENGTH));

  return {
    /** A salted hash that includes its cost. */
    async hash(password: string) {
      const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_LENGTH)));
      return format(salt, await derive(password, salt, iterations));
    },
    /**
     * Whether `password` belongs to `hash`. Without a hash (no such account) it takes the same time, so that timing does not
     * reveal which accounts exist.
     */
    async verify(password: string, hash = nobody) {
      const { iterations: stored, salt = '', key = '' } = STORED.exec(hash)?.groups ?? {};
      if (stored === undefined) return false;
      return isSame(await derive(password, salt, Number(stored)), key) && hash !== nobody;
    },
  };
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const typed = new TextEncoder().encode(hashedText(password));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return toHex(await crypto.subtle.deriveBits(algorithm, key, KEY_LENGTH * 8));
}

/** Composes accents, and distinguishes trailing NULs, which HMAC in PBKDF2 ignores. */
function hashedText(password: string): string {
  const composed = password.normalize('NFC');
  return composed.includes('\0') ? `${composed}.` : composed;
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  let differing = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) differing |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differing === 0;
}
