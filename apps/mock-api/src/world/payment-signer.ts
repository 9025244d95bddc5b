import { toHex } from '@shop/mock-engine/store/random';
import { fromHex } from './hex.ts';

/** The signed data: this payment was made for this order. */
interface PaymentClaim {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Signs with the secret shared with the payment provider. */
export interface PaymentSigner {
  /** Hex HMAC-SHA256 over `{orderId}|{paymentId}`, as Razorpay's. */
  sign(claim: PaymentClaim): Promise<string>;
  /** Compares in constant time, so that timing does not help to forge a signature. */
  verify(claim: PaymentClaim, signature: string): Promise<boolean>;
}

const SIGNATURE = /^[0-9a-f]{64}$/;

export function paymentSigner(secret: string): PaymentSigner {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const signed = ({ orderId, paymentId }: PaymentClaim) => utf8(`${orderId}|${paymentId}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign', 'verify']);

  return {
    sign: async (claim) => toHex(await crypto.subtle.sign('HMAC', await key, signed(claim))),
    // Web Crypto compares in constant time.
    verify: async (claim, signature) =>
      SIGNATURE.test(signature) && crypto.subtle.verify('HMAC', await key, fromHex(signature), signed(claim)),
  };
}
