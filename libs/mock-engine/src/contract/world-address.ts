/** Where a world is found by address: `/__world/checkout-3/api/v1/orders` is that world's `/api/v1/orders`. */
const PREFIX = '/__world/';

/** Names the world of a request that has no prefix. */
export const WORLD_HEADER = 'x-mock-world';

/** @returns the world's name and the address inside it; undefined when the address names no world */
export function splitWorldAddress(url: string): { name: string; inside: string } | undefined {
  if (!url.startsWith(PREFIX)) return undefined;

  const [, name = '', inside = ''] = /^([^/?]*)(.*)$/s.exec(url.slice(PREFIX.length)) ?? [];
  return { name, inside: inside.startsWith('/') ? inside : `/${inside}` };
}

/** What stands before every path inside a world; no slash at its end. */
export function worldPrefix(name: string): string {
  return PREFIX + name;
}

/** Where the server's own tools are: console, control calls, health. They belong to no world. */
export const TOOLS = '/__mock';
