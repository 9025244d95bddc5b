import { callOf, type Contract } from '../contract/contract.ts';
import type { Target } from '../situations/target.ts';
import type { RealRequest } from './ask-real-api.ts';

/** Where the real servers of the contract are; undefined for one that is not asked. */
export type Bases = Readonly<Record<string, URL | undefined>>;

/** Says that a request comes from here already. */
export const LOOP_HEADER = 'x-mock-recording';
/** What a real API is told besides the body. Cookies of this host are no business of another one. */
const passedOn = ['accept', 'accept-language', 'user-agent', 'if-none-match', 'if-modified-since'];

/**
 * The same request to the real server.
 *
 * @param main the server at whose origin the portal is
 * @returns undefined for an address that no URL can carry
 */
export function requestFor(
  { operationId, path, query, parameters, body, headers = {} }: Target,
  bases: Bases,
  main: URL,
  contract: Contract,
): RealRequest | undefined {
  const call = operationId === undefined ? undefined : callOf(contract, operationId);
  const names = call?.bearer ? [...passedOn, 'authorization'] : passedOn;
  const passed = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  const told = { ...(Object.fromEntries(passed) as Record<string, string>), [LOOP_HEADER]: '1' };
  if (!call) {
    const url = URL.parse(query === undefined ? path : `${path}?${query}`, main.origin);
    return url ? { method: 'GET', url, headers: told, body: undefined } : undefined;
  }
  const { method, server, path: pattern, hasBody } = call;
  const base = bases[server];
  const filled = fill(pattern, { ...(parameters as Record<string, string>) });
  if (!base || filled === undefined) return undefined;
  const url = new URL(base.href.replace(/\/*$/, filled));
  if (!hasBody || body === undefined) return { method, url, headers: told, body: undefined };
  const mediaType = String(headers['content-type'] ?? 'application/json');
  return { method, url, headers: { ...told, 'content-type': mediaType }, body: JSON.stringify(body) };
}

/** `.` and `..` would lead to another call, even percent-encoded. */
function fill(pattern: string, parameters: Readonly<Record<string, string>>): string | undefined {
  if (Object.values(parameters).some((value) => /^\.{0,2}$/.test(value))) return undefined;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
