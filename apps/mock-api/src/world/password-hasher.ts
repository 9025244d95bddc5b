/** Whoever asked has gone before it was their turn, and the work was not begun. */
export class CallerGone extends Error {
  override name = 'CallerGone';
}

/** Keeps passwords so that a stolen data file does not give them away. */
export interface PasswordHasher {
  /** A salted hash that names its own cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` belongs to `hash`. Without a hash (no such account) it works as long and says no, so that
   * nobody can tell an unknown account from a wrong password by the time.
   *
   * @param isGone whether whoever asks does not wait any more: looked at when it is their turn
   * @throws CallerGone then, where passwords wait for their turn
   */
  verify(password: string, hash: string | undefined, isGone?: () => boolean): Promise<boolean>;
}
