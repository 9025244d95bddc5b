import type { Signer } from '../signer.ts';
import { hex } from './encode.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** Signs with Web Crypto, for browsers. */
export function createWebHmacSigner(secret: string): Signer {
  const key = crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign', 'verify']);

  return {
    async sign(text) {
      return hex(new Uint8Array(await crypto.subtle.sign('HMAC', await key, utf8(text))));
    },
    async verify(text, signature) {
      const bytes = fromHex(signature);
      // Web Crypto compares in constant time.
      return bytes !== undefined && crypto.subtle.verify('HMAC', await key, bytes, utf8(text));
    },
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** @returns undefined unless the text is a SHA-256 in lower-case hex */
function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}
