import { toHex } from '@shop/mock-engine/store/sources';
import { fromHex } from './hex.ts';

/** The signed data: this payment was made for this order. */
interface PaymentClaim {
  readonly orderId: string;
  readonly paymentId: string;
}

const SIGNATURE = /^[0-9a-f]{64}$/;

/** Signs with the secret shared with the payment provider. */
export function paymentSigner(secret: string) {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const signed = ({ orderId, paymentId }: PaymentClaim) => utf8(`${orderId}|${paymentId}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign', 'verify']);

  return {
    /** Hex HMAC-SHA256 over `{orderId}|{paymentId}`, as Razorpay's. */
    sign: async (claim: PaymentClaim) => toHex(await crypto.subtle.sign('HMAC', await key, signed(claim))),
    /** Web Crypto compares in constant time, so that timing does not help to forge a signature. */
    verify: async (claim: PaymentClaim, signature: string) =>
      SIGNATURE.test(signature) && crypto.subtle.verify('HMAC', await key, fromHex(signature), signed(claim)),
  };
}
