import type { Fingerprint } from '../fingerprint.ts';
import { base64url } from './encode.ts';

/** The fingerprint where there is Web Crypto and no Node; it is always waited for. */
export const webSha256Fingerprint: Fingerprint = async (token) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
