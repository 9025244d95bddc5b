import type { User } from '@shop/api-contract/model';
import { ownField, parseJson } from '@shop/domain/json/parse-json';

/** A user as a server or storage gives one, without what else comes along; null when it is none. */
export function readUser(value: unknown): User | null {
  const [name, mobile, email, phone] = ['name', 'mobile', 'email', 'phone'].map((field) => ownField(value, field));
  const isUser =
    typeof name === 'string' && typeof mobile === 'string' && typeof email === 'string' && typeof phone === 'string';
  return isUser ? { name, mobile, email, phone } : null;
}

/** The user from browser storage; a damaged one counts as none, and the server is asked again. */
export function readStoredUser(text: string | null): User | null {
  const stored = parseJson(text ?? '');
  return stored.ok ? readUser(stored.value) : null;
}
