/** Path prefix of a world: `/__world/checkout-3/api/v1/orders` is that world's `/api/v1/orders`. */
const PREFIX = '/__world/';

/** Header with the world's name, for requests without the prefix. */
export const WORLD_HEADER = 'x-mock-world';

/** @returns the world's name and the URL inside it; without a prefix there is no name */
export function splitWorldAddress(url: string): { name?: string; inside: string } {
  if (!url.startsWith(PREFIX)) return { inside: url };

  const [, name = '', inside = ''] = /^([^/?]*)(.*)$/s.exec(url.slice(PREFIX.length)) ?? [];
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` };
}

/** Prefix of every path in a world, without a trailing slash. */
export function worldPrefix(name: string): string {
  return PREFIX + name;
}
