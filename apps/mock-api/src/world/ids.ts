import { toHex, type Random } from '@shop/mock-engine/store/sources';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const fairBytes = 256 - (256 % letters.length);

/**
 * A random id of uniformly distributed letters and digits.
 *
 * @param length characters after the prefix: 22 make it unguessable (131 bits), 43 hold 256 bits
 * @example randomId(random, 'order_', 14) // order_b8KxWm20QpTz4A
 */
export function randomId(random: Random, prefix: string, length: number): string {
  let id = '';
  while (id.length < length) {
    for (const byte of random.bytes(length)) {
      // A byte beyond the last full run would make the first letters more likely.
      if (byte < fairBytes && id.length < length) id += letters.charAt(byte % letters.length);
    }
  }
  return prefix + id;
}

const RECENT_LIMIT = 1000;
/** A customer sends the same token with every call, and Web Crypto takes longer than the rest of the call. */
const recent = new Map<string, Promise<string>>();

/** Hex SHA-256. Access tokens are stored under it: they are random and long, so that salt and cost are unnecessary. */
export function sha256(text: string): Promise<string> {
  const hash = recent.get(text) ?? crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).then(toHex);
  if (recent.size >= RECENT_LIMIT) recent.clear();
  recent.set(text, hash);
  return hash;
}
