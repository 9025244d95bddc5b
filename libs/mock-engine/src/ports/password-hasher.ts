/** The caller left before its turn; the work was not started. */
export class CallerGone extends Error {
  override name = 'CallerGone';
}

/**
 * What is hashed of a password: the same however a keyboard composes its accents, and another one for each further NUL.
 * HMAC, on which scrypt and PBKDF2 are built, would not see a NUL at the end.
 */
export function hashedText(password: string): string {
  const composed = password.normalize('NFC');
  return composed.includes('\0') ? `${composed}.` : composed;
}

/** Keeps passwords so that a stolen data file does not give them away. */
export interface PasswordHasher {
  /** A salted hash that names its own cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` belongs to `hash`. Without a hash (no such account) it works as long and says no, so that
   * nobody can tell an unknown account from a wrong password by the time.
   *
   * @param isGone whether the caller has left; checked at its turn
   * @throws CallerGone then, where passwords wait for their turn
   */
  verify(password: string, hash: string | undefined, isGone?: () => boolean): Promise<boolean>;
}
