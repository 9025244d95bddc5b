import { decodePercent, escapeRegExp } from './http.ts';
import { isObject, tryParseJson, printJson } from './json.ts';

/** Replaces a secret in bodies and headers. */
export const MASK = '•••';
/** Replaces a secret in URLs, which are ASCII. */
const MASK_IN_ADDRESS = '***';

/** What logs, recordings and the console do not show; `accessToken` is `access_token`. */
export interface MaskOptions {
  /** Fields of bodies and parameters of queries: by name, at any depth (`password`), or by the end of their path (`card.number`). */
  readonly fields?: readonly string[] | undefined;
  readonly headers?: readonly string[] | undefined;
  /** A path segment that works like a password; its first group is the path before it. */
  readonly path?: RegExp | undefined;
}

/** Names that mean a secret in any API. */
const commonMasks = {
  fields: [
    ...['password', 'new_password', 'old_password', 'current_password', 'confirm_password', 'password_confirmation'],
    ...['secret', 'client_secret', 'token', 'access_token', 'refresh_token', 'id_token', 'api_key'],
  ],
  headers: ['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-api-key', 'api-key', 'x-auth-token'],
} as const;

export type Masks = ReturnType<typeof createMasks>;

/** Names exclude `?`: with it, the time would be quadratic. */
const parameters = /([?&;])([^=&;#?]+)=([^&#\s"<>]*)/g;

/** Of JSON, whole or not. */
const namesInJson = /"([^"]*)"\s*:/g;

/**
 * Hides secrets in what is shown and written: whatever lies below a secret name, in any shape. Those that are configured
 * are hidden in stored recordings, too; everything else is replayed as it was recorded.
 *
 * @param keys names of headers and parameters that the document has as secrets; hidden in the wrong place, too
 * @param templates of its paths, with `{name}` for a parameter
 */
export function createMasks(
  { fields = [], headers = [], path }: MaskOptions = {},
  keys: readonly string[] = [],
  templates: readonly string[] = [],
) {
  const configured = createMatcher(fields);
  const isSecret = createMatcher([...commonMasks.fields, ...fields]);
  const isSecretParameter = createMatcher([...commonMasks.fields, ...fields, ...keys]);
  const secretHeaders = new Set([...commonMasks.headers, ...headers, ...keys].map((name) => name.toLowerCase()));
  const header = (name: string, value: string): string =>
    secretHeaders.has(name.toLowerCase()) && value !== '' ? MASK : url(value);
  const isSecretName = (name: string) => fieldPath(decodePercent(name).trim(), '', isSecretParameter) === undefined;
  const paths = templates.flatMap((template) => secretPaths(template, isSecretName));
  if (path) paths.push(new RegExp(path, [...new Set(`${path.flags}g`)].join('')));
  /** Of an address, or of those in a text. */
  function url(given: string): string {
    const masked = paths.reduce((text, one) => text.replace(one, `$1${MASK_IN_ADDRESS}`), given);
    if (!masked.includes('=')) return masked;
    return masked.replace(parameters, (whole, mark: string, name: string, value: string) => {
      const maskText = decodePercent(value);
      return isSecretName(name) || body(maskText) !== maskText ? `${mark}${name}=${MASK_IN_ADDRESS}` : whole;
    });
  }
  /** @param own names that are secret in this body, in lower case */
  function body(value: unknown, own: ReadonlySet<string> = new Set()): unknown {
    const isHidden = (at: string) => isSecret(at) || (own.size > 0 && at.split('.').some((name) => own.has(name)));
    const maskText = (given: string): string => {
      const [start, end] = [given.search(/[[{]/), Math.max(given.lastIndexOf(']'), given.lastIndexOf('}')) + 1];
      const json = start === -1 ? undefined : tryParseJson(given.slice(start, end));
      // What is broken is hidden as a whole where it names a secret.
      if (json === undefined)
        return start !== -1 &&
          [...given.matchAll(namesInJson)].some(([, name = '']) => isHidden(`.${name.toLowerCase()}`))
          ? MASK
          : url(given);
      const masked = printJson(body(json, own));
      return masked === printJson(json) ? given : url(given.slice(0, start)) + masked + url(given.slice(end));
    };
    return replaceSecrets(value, isHidden, () => MASK, maskText);
  }
  return {
    /** A copy of a body without its secrets. */
    body,
    /** A copy of a body with other values in the fields that are configured. */
    replaced: (value: unknown, change: (value: unknown, name: string) => unknown): unknown =>
      replaceSecrets(value, configured, change),
    /** Whether an address is a secret itself, so that its page is one, too. */
    hides: (url: string): boolean => path !== undefined && url.search(path) !== -1,
    header,
    headers(sent: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> {
      const given = Object.entries(sent).filter(([, value]) => value !== undefined);
      return Object.fromEntries(given.map(([name, value]) => [name, header(name, String(value))]));
    },
    url,
  };
}

/** For each secret parameter of a path, what is before it as a group, and the parameter. */
function secretPaths(template: string, isSecret: (name: string) => boolean): RegExp[] {
  const pieces = template.replace(/[#?].*/s, '').split(/\{([^{}]+)\}/);
  const sources = pieces.map((piece, index) => (index % 2 === 1 ? '[^/?#\\s"<>]+' : escapeRegExp(piece)));
  return pieces.flatMap((name, index) =>
    index % 2 === 1 && isSecret(name)
      ? new RegExp(
          `(${sources.slice(0, index).join('')})${sources[index]}(?=${sources.slice(index + 1).join('')}(?:[?#\\s"<>]|$))`,
          'g',
        )
      : [],
  );
}

/** Whether a path has a secret field, in lower case, with a `.` before each name. */
type Matcher = (path: string) => boolean;

/** The end of a path that masks may name; with all of it, the time would be quadratic. */
const MAX_PATH = 200;

/** Of a name alone, or the end of a path; its words are joined in any way. */
function createMatcher(fields: readonly string[]): Matcher {
  if (fields.length === 0) return () => false;
  const spaced = fields.map((field) => field.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase());
  const names = spaced.map((field) => field.split(/[_-]/).map(escapeRegExp).join('[_-]?'));
  // One expression: it is tested with every field of every body that is logged.
  const pattern = new RegExp(`\\.(?:${names.join('|')})\\.`);
  return (path) => pattern.test(`${path}.`);
}

/** The path of a field, whose name may be a path itself, as `card[number]` in forms; undefined below a secret name. */
function fieldPath(name: string, parents: string, isSecret: Matcher): string | undefined {
  const parts = /[[.]/.test(name) ? name.split(/[[\].]+/).filter((part) => /\D/.test(part)) : [name];
  const path = [parents, ...parts].join('.').toLowerCase();
  return isSecret(path) ? undefined : path.slice(-MAX_PATH);
}

/** What names the `value` beside it, as in a JSON Patch. */
const namingKeys = ['path', 'name', 'key'] as const;

function replaceSecrets(
  value: unknown,
  isSecret: Matcher,
  change: (value: unknown, name: string) => unknown,
  text: (given: string) => string = (given) => given,
  parents = '',
): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((one) => replaceSecrets(one, isSecret, change, text, parents));
  if (!isObject(value)) return value;
  const named = namingKeys.map((key) => value[key]).find((name) => typeof name === 'string');
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const name = key === 'value' && named !== undefined ? named.replaceAll('/', '.') : key;
      const path = fieldPath(name, parents, isSecret);
      if (path !== undefined) return [key, replaceSecrets(part, isSecret, change, text, path)];
      return [key, part === null || part === '' ? part : change(part, name)];
    }),
  );
}
