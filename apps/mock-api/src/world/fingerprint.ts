/**
 * A one-way digest (SHA-256, base64url) under which an access token is stored. Tokens are random and long, so it needs
 * neither salt nor cost.
 */
export type Fingerprint = (token: string) => Promise<string>;
