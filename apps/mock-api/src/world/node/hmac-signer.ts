import { createHmac, timingSafeEqual } from 'node:crypto';

import type { PaymentClaim, Signer } from '../signer.ts';

/** The signer by Node's crypto. @param secret shared with the payment provider */
export function createHmacSigner(secret: string): Signer {
  const digest = ({ orderId, paymentId }: PaymentClaim) =>
    createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

  return {
    async sign(claim) {
      return digest(claim);
    },
    async verify(claim, signature) {
      const expected = Buffer.from(digest(claim));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
