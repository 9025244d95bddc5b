/**
 * A one-way digest (SHA-256, base64url) under which an access token is stored. Tokens are random and long, so it needs
 * neither salt nor cost. At once where the platform can: every call with a token needs one.
 */
export type Fingerprint = (token: string) => string | Promise<string>;
