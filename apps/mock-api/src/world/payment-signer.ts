import type { Signer } from '@shop/mock-engine/ports/signer';

/** The signed data: this payment was made for this order. */
export interface PaymentClaim {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Signs with the secret shared with the payment provider. */
export interface PaymentSigner {
  /** Hex HMAC-SHA256 over `{orderId}|{paymentId}`. */
  sign(claim: PaymentClaim): Promise<string>;
  /** Compares in constant time. */
  verify(claim: PaymentClaim, signature: string): Promise<boolean>;
}

export function paymentSigner(signer: Signer): PaymentSigner {
  const text = ({ orderId, paymentId }: PaymentClaim) => `${orderId}|${paymentId}`;
  return {
    sign: (claim) => signer.sign(text(claim)),
    verify: (claim, signature) => signer.verify(text(claim), signature),
  };
}
