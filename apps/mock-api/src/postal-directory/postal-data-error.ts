/** The file given as post office directory cannot be used; the message says why, for the person who started the server. */
export class PostalDataError extends Error {
  override name = 'PostalDataError';
}
