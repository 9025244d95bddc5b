/** Something given at the start cannot be used; the message says why and what to do, for the person who gave it. */
export class SetupError extends Error {
  override name = 'SetupError';
}
