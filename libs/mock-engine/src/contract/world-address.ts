/** Path prefix of a world: `/__world/checkout-3/api/v1/orders` is that world's `/api/v1/orders`. */
const PREFIX = '/__world/';

/** Header with the world's name, for requests without the prefix. */
export const WORLD_HEADER = 'x-mock-world';

/** @returns the world's name and the path inside it; undefined without a prefix */
export function splitWorldAddress(url: string): { name: string; inside: string } | undefined {
  if (!url.startsWith(PREFIX)) return undefined;

  const [, name = '', inside = ''] = /^([^/?]*)(.*)$/s.exec(url.slice(PREFIX.length)) ?? [];
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` };
}

/** Prefix of every path in a world, without a trailing slash. */
export function worldPrefix(name: string): string {
  return PREFIX + name;
}

/** Path of console, control calls and health, which belong to no world. */
export const TOOLS = '/__mock';
