import { toHex } from './hex.ts';

/** Hex SHA-256. Access tokens are stored under it: they are random and long, so that salt and cost are unnecessary. */
export async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
