/** The world of requests that name none; stored on disk. */
export const DEFAULT_WORLD = 'default';

/** Letters, digits and dashes, so that a name needs no escaping in an address or as a file's name. */
const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a world may have this name: at most 63 characters, and no dash in front. */
export function isWorldName(text: string): boolean {
  return pattern.test(text);
}
