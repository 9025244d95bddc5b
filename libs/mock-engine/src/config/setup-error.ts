/** Invalid setup; the message gives the reason and the next step. */
export class SetupError extends Error {
  override name = 'SetupError';
}
