import type { Signer } from '@shop/mock-engine/ports/signer';

/** What the payment provider vouches for: this payment was made for this order. */
export interface PaymentClaim {
  readonly orderId: string;
  readonly paymentId: string;
}

/** The secret shared with the payment provider, and what can be done with it. */
export interface PaymentSigner {
  /** Hex HMAC-SHA256 over `{orderId}|{paymentId}`. */
  sign(claim: PaymentClaim): Promise<string>;
  /** In constant time. */
  verify(claim: PaymentClaim, signature: string): Promise<boolean>;
}

export function paymentSigner(signer: Signer): PaymentSigner {
  const text = ({ orderId, paymentId }: PaymentClaim) => `${orderId}|${paymentId}`;
  return {
    sign: (claim) => signer.sign(text(claim)),
    verify: (claim, signature) => signer.verify(text(claim), signature),
  };
}
