import type { Fingerprint } from '../fingerprint.ts';
import { base64url } from './encode.ts';

/** Asynchronous fingerprint with Web Crypto, for browsers. */
export const webSha256Fingerprint: Fingerprint = async (token) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
