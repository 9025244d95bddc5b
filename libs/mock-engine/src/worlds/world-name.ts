/** Worlds at a time. */
export const MAX_WORLDS = 1000;

/** The world of requests that name none. */
export const DEFAULT_WORLD = 'default';

/** Needs no escaping in URLs and file names. */
const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Whether a name is valid: at most 63 characters, and no leading dash. */
export function isWorldName(text: string): boolean {
  return pattern.test(text);
}

/** Path prefix of a world: `/__world/priya/v1/todos` is that world’s `/v1/todos`. */
const PREFIX = '/__world/';

/** Header with the world's name, for requests without the prefix. */
export const WORLD_HEADER = 'x-mock-world';

/**
 * The world that a request is for: that of its URL, of the header, or the default one.
 *
 * @param header value of {@link WORLD_HEADER}
 * @returns its name and the URL inside it
 */
export function requestedWorld(url: string, header: string | null | undefined): { name: string; inside: string } {
  if (!url.startsWith(PREFIX)) return { name: header ?? DEFAULT_WORLD, inside: url };

  const [, name = '', inside = ''] = /^([^/?]*)(.*)$/s.exec(url.slice(PREFIX.length)) ?? [];
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` };
}
