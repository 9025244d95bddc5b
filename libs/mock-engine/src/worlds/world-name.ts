/** The world of requests that name none. */
export const DEFAULT_WORLD = 'default';

/** Needs no escaping in URLs and file names. */
const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a name is valid: at most 63 characters, and no leading dash. */
export function isWorldName(text: string): boolean {
  return pattern.test(text);
}
