import type { User } from '@shop/api-contract/model';
import { ownField, parseJson } from '@shop/domain/json/parse-json';

/** Validates a user and drops unknown fields; null when invalid. */
export function readUser(value: unknown): User | null {
  const [name, mobile, email, phone] = ['name', 'mobile', 'email', 'phone'].map((field) => ownField(value, field));
  const isUser =
    typeof name === 'string' && typeof mobile === 'string' && typeof email === 'string' && typeof phone === 'string';
  return isUser ? { name, mobile, email, phone } : null;
}

/** The stored user; null when damaged, and then fetched again. */
export function readStoredUser(text: string | null): User | null {
  const stored = parseJson(text ?? '');
  return stored.ok ? readUser(stored.value) : null;
}
