import type { AttackRequest } from './exchange.ts';

const TOKEN = '$TOKEN';

/** Reads the token off a login's or a registration's answer, with what every POSIX shell has. */
const KEEP_TOKEN = `sed -nE 's/.*"token":"([^"]+)".*/\\1/p'`;

export interface Step {
  readonly request: AttackRequest;
  /** The token that the answer gave, when a later step sends it. */
  readonly token?: string | undefined;
}

/**
 * Requests as command lines, in their order. Tokens differ from shop to shop: the line that gets one keeps it in `$TOKEN`.
 *
 * @param origin where the shop is, for example `http://localhost:3333`
 */
export function curlLines(steps: readonly Step[], origin: string): string[] {
  const tokens = steps.flatMap(({ token }) => token ?? []);
  return steps.map(({ request, token }, index) => {
    const line = curl(request, origin, tokens);
    const isSentLater = steps
      .slice(index + 1)
      .some((later) => token !== undefined && later.request.headers.authorization?.includes(token));
    return isSentLater ? `TOKEN=$(${line} | ${KEEP_TOKEN})` : line;
  });
}

function curl({ method, url, headers, body }: AttackRequest, origin: string, tokens: readonly string[]): string {
  return [
    `curl -s${method === 'HEAD' ? 'I' : 'i'}`,
    ...(method === 'GET' || method === 'HEAD' ? [] : [`-X ${method}`]),
    quoted(origin + url),
    ...Object.entries(headers).map(([name, value]) => `-H ${header(name, value, tokens)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ');
}

function header(name: string, value: string, tokens: readonly string[]): string {
  const token = tokens.find((known) => value.includes(known));
  // `name;` is curl's way of sending a header without a value.
  if (token === undefined) return quoted(value === '' ? `${name};` : `${name}: ${value}`);
  return `"${name}: ${value.replace(token, TOKEN)}"`;
}

/** Fit for a shell: control characters need bash's own quotes. */
function quoted(text: string): string {
  if (!/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;

  const escaped = text.replace(/[\\'\p{Cc}\u2028\u2029]/gu, (character) =>
    [...new TextEncoder().encode(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return `$'${escaped}'`;
}
