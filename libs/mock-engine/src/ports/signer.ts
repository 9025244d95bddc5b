/** Signs with a secret that two servers share. */
export interface Signer {
  /** Hex HMAC-SHA256 over the text. */
  sign(text: string): Promise<string>;
  /** Compares in constant time, so that timing does not help to forge a signature. */
  verify(text: string, signature: string): Promise<boolean>;
}
