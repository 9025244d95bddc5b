import { parsedJson } from '../json.ts';
import type { Call } from '../openapi.ts';
import type { FuzzAnswer, FuzzRequest } from './fuzz-target.ts';

/** A request with its response. */
export interface Step {
  readonly call: Call;
  readonly request: FuzzRequest;
  readonly answer: FuzzAnswer;
}

const ORIGIN = 'http://localhost:3333';

/** Reads the token from a response, with a command of every POSIX shell. */
const READ_TOKEN = `sed -nE 's/.*"token":"([^"]+)".*/\\1/p'`;

/** The requests as curl commands. Tokens differ in each run, so a command that gets one stores it in `$TOKEN`. */
export function curlLines(steps: readonly Step[]): string[] {
  const tokens = steps.map(({ answer }) => (Object(parsedJson(answer.body)) as { token?: string }).token);
  return steps.map(({ request }, index) => {
    const line = curl(request, tokens);
    const later = steps.slice(index + 1).map((step) => step.request.headers['authorization'] ?? '');
    const token = tokens[index];
    return token && later.some((sent) => sent.includes(token)) ? `TOKEN=$(${line} | ${READ_TOKEN})` : line;
  });
}

function curl({ method, url, headers, body }: FuzzRequest, tokens: readonly (string | undefined)[]) {
  const sent = Object.entries(headers).map(([name, value]) => {
    const token = tokens.find((known) => known && value.includes(known));
    // curl sends `name;` as a header without a value.
    if (!token) return `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`;
    return `-H "${name}: ${value.replace(token, '$TOKEN')}"`;
  });
  const how = method === 'GET' ? [] : [`-X ${method}`];
  const data = body === undefined ? [] : [`--data-binary ${quoted(body)}`];
  return ['curl -si', ...how, quoted(ORIGIN + url), ...sent, ...data].join(' ');
}

/** Quotes for a shell; control characters need bash's `$'…'`. */
function quoted(text: string): string {
  if (!/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;

  const hex = (character: string) => Buffer.from(character).toString('hex').replace(/../g, '\\x$&');
  return `$'${text.replace(/[\\'\p{Cc}\u2028\u2029]/gu, hex)}'`;
}
