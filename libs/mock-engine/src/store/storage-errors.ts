/** The data file cannot be used; the message gives the reason and the next step. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** A change could not be stored, for example on a full disk. The server continues and responds 503. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly statusCode = 503;
}
