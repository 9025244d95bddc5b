import { toHex } from '@shop/mock-engine/store/random';

const RECENT_LIMIT = 1000;
/** A customer sends the same token with every call, and Web Crypto takes longer than the rest of the call. */
const recent = new Map<string, Promise<string>>();

/** Hex SHA-256. Access tokens are stored under it: they are random and long, so that salt and cost are unnecessary. */
export function sha256(text: string): Promise<string> {
  const hash = recent.get(text) ?? crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).then(toHex);
  if (recent.size >= RECENT_LIMIT) recent.clear();
  recent.set(text, hash);
  return hash;
}
