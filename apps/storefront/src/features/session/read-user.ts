import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { User } from '@shop/api-contract/model';
import { parseJson } from '@shop/domain/json/parse-json';

/** The stored user; null when damaged, and then fetched again. */
export function readStoredUser(text: string | null): User | null {
  const stored = parseJson(text ?? '');
  return stored.ok ? (zUser.safeParse(stored.value).data ?? null) : null;
}
