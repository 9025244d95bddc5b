/**
 * Whether a path from catalogue data, which people type into a portal, stays inside its picture folder. Refuses `..`,
 * absolute paths, schemes, encoded dots, backslashes and queries.
 */
export function isPicturePath(path: string): boolean {
  const hasForeignCharacter = /[\\:%?#\p{Cc}]/u.test(path);
  const segments = path.split('/').map((segment) => segment.trim());
  return !hasForeignCharacter && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
