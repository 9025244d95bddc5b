/** MurmurHash3's multipliers (32 bits). */
const FIRST = 0xcc9e2d51;
const SECOND = 0x1b873593;
const WORD = 4;

/**
 * Tells one version of a list from another, in 16 hexadecimal digits: MurmurHash3 twice, from two beginnings. No
 * cryptography: nobody gains by forging a version, and a first answer need not wait until OpenSSL is loaded.
 */
export function digestOf(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  padded.set(bytes);
  const words = new Int32Array(padded.buffer);
  return hex(murmur(words, bytes.length)) + hex(murmur(words, ~bytes.length));
}

function murmur(words: Int32Array, beginning: number): number {
  let hash = beginning;
  for (const word of words) {
    const mixed = Math.imul(rotated(Math.imul(word, FIRST), 15), SECOND);
    hash = (Math.imul(rotated(hash ^ mixed, 13), 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));
const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
