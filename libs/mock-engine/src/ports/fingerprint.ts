/**
 * A SHA-256 digest (base64url) under which an access token is stored, and by which a file is revalidated. Tokens are random and
 * long, so that salt and cost are unnecessary. Synchronous where possible, because every authenticated call needs one.
 */
export type Fingerprint = (token: string) => string | Promise<string>;
