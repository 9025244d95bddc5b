/**
 * Whether a path from catalogue data stays inside the picture folder it is meant for. Such data comes from people typing
 * into a portal: anything that a browser could read as a way out (`..`, an absolute path, a scheme, an encoded dot, a
 * backslash) or as a query is refused.
 */
export function isPicturePath(path: string): boolean {
  const hasForeignCharacter = /[\\:%?#\p{Cc}]/u.test(path);
  const segments = path.split('/').map((segment) => segment.trim());
  return !hasForeignCharacter && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
