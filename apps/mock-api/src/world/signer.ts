/** What the payment provider vouches for: this payment was made for this order. */
export interface PaymentClaim {
  readonly orderId: string;
  readonly paymentId: string;
}

/** The secret shared with the payment provider, and what can be done with it. */
export interface Signer {
  /** Hex HMAC-SHA256 over `{orderId}|{paymentId}`. */
  sign(claim: PaymentClaim): Promise<string>;
  /** Compares in constant time, so that a forger learns nothing from how long a refusal takes. */
  verify(claim: PaymentClaim, signature: string): Promise<boolean>;
}
