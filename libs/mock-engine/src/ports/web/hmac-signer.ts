import type { Signer } from '../signer.ts';
import { hex } from './encode.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** The signer where there is Web Crypto and no Node. */
export function createWebHmacSigner(secret: string): Signer {
  const key = crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign', 'verify']);

  return {
    async sign(text) {
      return hex(new Uint8Array(await crypto.subtle.sign('HMAC', await key, utf8(text))));
    },
    async verify(text, signature) {
      const bytes = unhex(signature);
      // Compares in constant time by itself.
      return bytes !== undefined && crypto.subtle.verify('HMAC', await key, bytes, utf8(text));
    },
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** @returns undefined for what is no SHA-256 in small hexadecimal letters */
function unhex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}
