/** The client disconnected before the work started. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
}

/**
 * Normalises a password before hashing: composed accents, and a distinct text for a trailing NUL, which HMAC in scrypt
 * and PBKDF2 ignores.
 */
export function hashedText(password: string): string {
  const composed = password.normalize('NFC');
  return composed.includes('\0') ? `${composed}.` : composed;
}

/** Hashes and verifies passwords. */
export interface PasswordHasher {
  /** A salted hash that includes its cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` belongs to `hash`. Without a hash (no such account) it takes the same time, so that timing does not
   * reveal which accounts exist.
   *
   * @param isDisconnected checked when the work starts
   * @throws ClientDisconnected
   */
  verify(password: string, hash: string | undefined, isDisconnected?: () => boolean): Promise<boolean>;
}
