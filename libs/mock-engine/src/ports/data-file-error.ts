/** The data file cannot be used; the message says why and what to do, for the person who started the server. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** The data file took no more: a full or failing disk. The server goes on, and says so in its answer. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly statusCode = 503;
}
