/** Replaces a secret in bodies and headers. */
export const MASK = '•••';
/** Replaces a secret in URLs, which are ASCII. */
const MASK_IN_ADDRESS = '***';

/** What logs, recordings and the console do not show. Upper and lower case are the same. */
export interface MaskOptions {
  /** Fields of bodies and parameters of queries: by name, at any depth (`password`), or by the end of their path (`card.number`). */
  readonly fields?: readonly string[] | undefined;
  readonly headers?: readonly string[] | undefined;
  /** A path segment that works like a password; its first group is the path before it. */
  readonly path?: RegExp | undefined;
}

/** Names that mean a secret in any API. */
const commonMasks = {
  fields: ['password', 'secret', 'client_secret', 'token', 'access_token', 'refresh_token', 'id_token', 'api_key'],
  headers: ['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key', 'api-key', 'x-auth-token'],
} as const;

/** Headers whose value is an address. */
const addressHeaders = new Set(['referer', 'location', 'content-location']);

export type Masks = ReturnType<typeof createMasks>;

/** Names exclude `?`: with it, the time would be quadratic. */
const parameters = /([?&])([^=&#?]+)=[^&#]*/g;

/**
 * Hides secrets in what is shown and written. Those that are configured are hidden in stored recordings, too; everything
 * else is replayed as it was recorded.
 */
export function createMasks({ fields = [], headers = [], path }: MaskOptions = {}) {
  const configured = matcherOf(fields);
  const isSecret = matcherOf([...commonMasks.fields, ...fields]);
  const secretHeaders = new Set([...commonMasks.headers, ...headers].map((name) => name.toLowerCase()));
  function header(given: string, value: string): string {
    const name = given.toLowerCase();
    if (secretHeaders.has(name) && value !== '') return MASK;
    return addressHeaders.has(name) ? url(value) : value;
  }
  function url(given: string): string {
    const masked = path ? given.replace(path, `$1${MASK_IN_ADDRESS}`) : given;
    if (!masked.includes('=')) return masked;
    return masked.replace(parameters, (whole, mark: string, name: string) =>
      isSecret(readable(name), '') ? `${mark}${name}=${MASK_IN_ADDRESS}` : whole,
    );
  }
  return {
    /** A copy of a body without its secrets. Numbers stay as they are. */
    body: (value: unknown): unknown => mapped(value, isSecret, () => MASK),
    /** A copy of a body with other values in the fields that are configured. */
    replaced: (value: unknown, change: (value: string, name: string) => string): unknown =>
      mapped(value, configured, change),
    /** Whether an address is a secret itself, so that its page is one, too. */
    hides: (url: string): boolean => path?.test(url) ?? false,
    header,
    headers(sent: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
      const shown: Record<string, string> = {};
      for (const [name, value] of Object.entries(sent))
        if (value !== undefined) shown[name] = header(name, String(value));
      return shown;
    },
    url,
  };
}

type Matcher = (name: string, parents: string) => boolean;

/** Whether a field is one of these: a name alone, or the end of a path. */
function matcherOf(fields: readonly string[]): Matcher {
  /** Paths by their last name, each without it. */
  const secrets = new Map<string, string[]>();
  for (const field of fields) {
    const [, before = '', name = ''] = /^(?:(.*)\.)?([^.]*)$/.exec(field.toLowerCase()) ?? [];
    secrets.set(name, [...(secrets.get(name) ?? []), before]);
  }
  const isOne = (name: string, parents: string) =>
    secrets.get(name)?.some((before) => before === '' || `.${parents}`.endsWith(`.${before}`)) ?? false;
  return (given, parents) => {
    const name = given.toLowerCase();
    if (!name.includes('[')) return isOne(name, parents);
    // Forms and queries write `card[number]`.
    const path = [parents, ...name.split(/[[\]]+/)].filter((part) => part !== '');
    return isOne(path.at(-1) ?? '', path.slice(0, -1).join('.'));
  };
}

/** @param parents names of the fields around the value, in lower case */
function mapped(
  value: unknown,
  isSecret: Matcher,
  change: (value: string, name: string) => string,
  parents = '',
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, isSecret, change, parents));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && part !== '' && isSecret(name, parents)
        ? change(part, name)
        : mapped(part, isSecret, change, parents === '' ? name.toLowerCase() : `${parents}.${name.toLowerCase()}`),
    ]),
  );
}

/** A parameter's decoded name. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
