import type { Call } from '../document/calls.ts';
import { callOf } from '../document/contract.ts';
import { isSendable } from '../http/http.ts';
import type { Masks } from '../http/mask.ts';
import { filledPath } from '../http/routes.ts';
import type { Target } from '../faults/fault.ts';
import { realApiFailures } from './real-api.messages.ts';

/** URLs of the contract's real servers; undefined for one that is not used. */
export type Bases = Readonly<Record<string, URL | undefined>>;

export interface RealRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** What Node's fetch returns, which the DOM's types do not let iterate. */
export interface RealResponse extends Pick<Response, 'status' | 'statusText'> {
  readonly headers: Pick<Headers, 'get'> & Iterable<[string, string]>;
  readonly body: (AsyncIterable<Uint8Array> & Pick<ReadableStream, 'cancel'>) | null;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** A redirect, which is not followed; the message is for the user. */
class RealApiFailure extends Error {}

/** Marks forwarded requests, to detect a loop. */
export const LOOP_HEADER = 'x-mock-recording';
/** Request headers that are forwarded besides those that the contract declares. */
const forwardedHeaders = ['accept', 'accept-language', 'user-agent'];
/** Headers of the connection to this host, and conditions that would record an empty 304. */
const ownHeader = /^(host|cookie|expect|if-none-match|if-modified-since)$/;

/**
 * The request to send to the real server.
 *
 * @param main the server whose origin has the files
 * @returns undefined when no URL can be built
 */
export function requestFor(
  { contract, operationId, path, query, parameters, encoded = {}, bytes, headers = {} }: Target,
  bases: Bases,
  main: URL,
): RealRequest | undefined {
  const call = operationId === undefined ? undefined : callOf(contract, operationId);
  const names = call ? [...forwardedHeaders, ...declaredIn(call, 'header')] : forwardedHeaders;
  const forwarded = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const cookie = call && cookiesOf(String(headers['cookie'] ?? ''), declaredIn(call, 'cookie'));
  const sent = {
    ...(Object.fromEntries(forwarded) as Record<string, string>),
    ...(cookie && { cookie }),
    [LOOP_HEADER]: '1',
  };
  if (!call) {
    const url = URL.parse(query === undefined ? path : `${path}?${query}`, main.origin);
    return url ? { method: 'GET', url, headers: sent, body: null } : undefined;
  }
  const { method, server, path: pattern, body } = call;
  const base = bases[server];
  // `.` and `..` would lead to another path, even percent-encoded.
  if (!base || Object.values(parameters ?? {}).some((value) => /^\.{0,2}$/.test(value))) return undefined;
  // As it was sent, but for a backslash, which URL turns into a slash.
  const filled = filledPath(pattern, encoded, (value) => value.replaceAll('\\', '%5C'));
  const url = new URL(base.href.replace(/\/*$/, () => filled));
  if (query !== undefined) url.search = query;
  if (!body || bytes === undefined) return { method, url, headers: sent, body: null };
  const { 'content-type': type } = headers;
  return {
    method,
    url,
    headers: { ...sent, ...(type !== undefined && { 'content-type': String(type) }) },
    body: new Uint8Array(bytes),
  };
}

/** Names of the parameters and credentials that a call declares, headers in lower case and without the connection's. */
function declaredIn({ parameters, credentials, isSecured }: Call, place: 'header' | 'cookie'): string[] {
  const declared = [...parameters, ...credentials.flat()].filter((one) => one.in === place).map(({ name }) => name);
  if (place === 'cookie') return declared;
  const names = declared.map((name) => name.toLowerCase());
  return [...names, ...(isSecured ? ['authorization'] : [])].filter(
    (name) => isSendable(name, '') && !ownHeader.test(name),
  );
}

/** Those of a Cookie header with these names; the others belong to this host. */
const cookiesOf = (header: string, names: readonly string[]): string =>
  header
    .split(/;\s*/)
    .filter((one) => names.includes(one.split('=')[0] ?? ''))
    .join('; ');

/**
 * Sends a request to a real API. Redirects are not followed.
 *
 * @param isDeclared whether the contract has a redirect, which is then a response like others
 * @throws Error for {@link failureOf}
 */
export async function callRealApi(
  { url, ...request }: RealRequest,
  masks: Masks,
  isDeclared: (status: number) => boolean,
): Promise<RealResponse> {
  const response = await fetch(url, { ...request, redirect: 'manual' });
  const { status } = response;
  if (status < 300 || status >= 400 || isDeclared(status)) return response;
  await response.body?.cancel();
  const location = masks.url(response.headers.get('location') ?? '');
  throw new RealApiFailure(realApiFailures.redirect(masks.url(url.href), location));
}

/** The reason, which Node's fetch puts in the cause; of several addresses it has a code alone. */
export function failureOf(error: unknown, { origin }: URL): string {
  if (error instanceof RealApiFailure) return error.message;
  const { cause = error } = error as Error;
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return realApiFailures.failed(origin, message || code);
}
