import { callOf, type Contract } from '../contract/contract.ts';
import { filledPath } from '../contract/path-template.ts';
import type { Target } from '../situations/target.ts';
import type { RealRequest } from './call-real-api.ts';

/** URLs of the contract's real servers; undefined for one that is not used. */
export type Bases = Readonly<Record<string, URL | undefined>>;

/** Marks forwarded requests, to detect a loop. */
export const LOOP_HEADER = 'x-mock-recording';
/** Request headers that are forwarded: no cookies, which belong to this host, and no conditions, which would record an empty 304. */
const forwardedHeaders = ['accept', 'accept-language', 'user-agent'];

/**
 * The request to send to the real server.
 *
 * @param main the server whose origin has the portal
 * @returns undefined when no URL can be built
 */
export function requestFor(
  { operationId, path, query, parameters, body, headers = {} }: Target,
  bases: Bases,
  main: URL,
  contract: Contract,
): RealRequest | undefined {
  const call = operationId === undefined ? undefined : callOf(contract, operationId);
  const names = call?.bearer ? [...forwardedHeaders, 'authorization'] : forwardedHeaders;
  const forwarded = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const sent = { ...(Object.fromEntries(forwarded) as Record<string, string>), [LOOP_HEADER]: '1' };
  if (!call) {
    const url = URL.parse(query === undefined ? path : `${path}?${query}`, main.origin);
    return url ? { method: 'GET', url, headers: sent, body: undefined } : undefined;
  }
  const { method, server, path: pattern, hasBody } = call;
  const base = bases[server];
  const filled = fill(pattern, { ...(parameters as Record<string, string>) });
  if (!base || filled === undefined) return undefined;
  const url = new URL(base.href.replace(/\/*$/, filled));
  if (query !== undefined) url.search = query;
  if (!hasBody || body === undefined) return { method, url, headers: sent, body: undefined };
  const mediaType = String(headers['content-type'] ?? 'application/json');
  return { method, url, headers: { ...sent, 'content-type': mediaType }, body: JSON.stringify(body) };
}

/** Fills path parameters; `.` and `..` would lead to another path, even percent-encoded. */
function fill(pattern: string, parameters: Readonly<Record<string, string>>): string | undefined {
  if (Object.values(parameters).some((value) => /^\.{0,2}$/.test(value))) return undefined;
  return filledPath(pattern, parameters);
}
