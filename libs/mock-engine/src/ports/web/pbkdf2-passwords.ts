import { hashedText, type PasswordHasher } from '../password-hasher.ts';
import { base64url, fromBase64url } from './encode.ts';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

/** OWASP's recommendation for PBKDF2 with HMAC-SHA256. */
export const DEFAULT_ITERATIONS = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Hashes passwords with PBKDF2, because Web Crypto has no scrypt.
 *
 * @param iterations for new hashes; tests use a few
 */
export function createPbkdf2Passwords({ iterations = DEFAULT_ITERATIONS } = {}): PasswordHasher {
  const dummyHash = format(iterations, new Uint8Array(SALT_LENGTH), new Uint8Array(KEY_LENGTH));

  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_LENGTH));
      return format(iterations, salt, await derive(password, salt, iterations));
    },
    async verify(password, hash = dummyHash) {
      const [, work = '', salt = '', key = ''] = hash.split('$');
      const actual = await derive(password, fromBase64url(salt), Number(work));
      return isSame(actual, fromBase64url(key)) && hash !== dummyHash;
    },
  };
}

/** `pbkdf2$600000$salt$key` */
function format(iterations: number, salt: Bytes, key: Bytes): string {
  return ['pbkdf2', iterations, base64url(salt), base64url(key)].join('$');
}

async function derive(password: string, salt: Bytes, iterations: number): Promise<Bytes> {
  const typed = new TextEncoder().encode(hashedText(password));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, KEY_LENGTH * 8));
}

/** Compares in constant time. */
function isSame(one: Bytes, other: Bytes): boolean {
  const differing = one.reduce((bits, byte, index) => bits | (byte ^ (other[index] ?? 0)), 0);
  return one.length === other.length && differing === 0;
}
