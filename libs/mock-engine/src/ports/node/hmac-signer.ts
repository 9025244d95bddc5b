import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Signer } from '../signer.ts';

/** Signs with Node's crypto. @param secret shared with the other server */
export function createHmacSigner(secret: string): Signer {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

  return {
    async sign(text) {
      return digest(text);
    },
    async verify(text, signature) {
      const expected = Buffer.from(digest(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
