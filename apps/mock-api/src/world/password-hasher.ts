/** Keeps passwords so that a stolen data file does not give them away. */
export interface PasswordHasher {
  /** A salted hash that names its own cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` belongs to `hash`. Without a hash (no such account) it works as long and says no, so that
   * nobody can tell an unknown account from a wrong password by the time.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
