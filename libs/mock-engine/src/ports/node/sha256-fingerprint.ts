import { hash } from 'node:crypto';

import type { Fingerprint } from '../fingerprint.ts';

/** Customers come back with the same token for every call. */
const MAX_REMEMBERED = 1_000;
const known = new Map<string, string>();

/** The fingerprint by Node's crypto, at once; those of recent tokens are remembered. */
export const sha256Fingerprint: Fingerprint = (token) => {
  const before = known.get(token);
  if (before !== undefined) return before;

  const fingerprint = hash('sha256', token, 'base64url');
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(token, fingerprint);
  return fingerprint;
};
