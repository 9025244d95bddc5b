/** Holds a secret that two servers share. */
export interface Signer {
  /** Hex HMAC-SHA256 over the text. */
  sign(text: string): Promise<string>;
  /** Compares in constant time, so that a forger learns nothing from how long a refusal takes. */
  verify(text: string, signature: string): Promise<boolean>;
}
