import { JsonTooDeep, parseJson } from '../http/json-depth.ts';

/** A request, read as far as it can be. */
export interface WebCall {
  readonly method: string;
  /** Without a query, spelt in full. */
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** `wrong-type`: it is said to be no JSON; `unreadable`: it is none. */
type Body =
  | { ok: true; json: unknown }
  | { ok: false; reason: 'wrong-type' }
  | { ok: false; reason: 'unreadable'; detail: string | undefined };

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads headers and JSON. A body that cannot be read is no error: the call says why. */
export async function readRequest(
  request: Request,
  address: Pick<WebCall, 'path' | 'query' | 'parameters'>,
): Promise<WebCall> {
  const headers: Record<string, string> = {};
  request.headers.forEach((value, name) => (headers[name] = value));
  return { ...address, method: request.method, headers, body: await readBody(request, headers['content-type']) };
}

async function readBody(request: Request, type: string | undefined): Promise<Body> {
  // These bring no body, whatever they say of it.
  if (request.method === 'GET' || request.method === 'HEAD') return { ok: true, json: undefined };
  const text = await request.text();
  if (type === undefined && text === '') return { ok: true, json: undefined };
  if (type === undefined || !JSON_TYPE.test(type)) return { ok: false, reason: 'wrong-type' };
  try {
    return { ok: true, json: parseJson(text) };
  } catch (error) {
    return { ok: false, reason: 'unreadable', detail: error instanceof JsonTooDeep ? error.message : undefined };
  }
}

/** @returns undefined when a part is wrongly encoded */
export function decoded(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
