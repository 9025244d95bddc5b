import type { Contract } from '../contract/contract.ts';
import { decodedParameters } from '../contract/find-route.ts';
import { pathPattern } from '../contract/path-template.ts';

/** A call of the contract, or a path of the portal, independent of the server's base URL. */
export type FoundCall =
  | { readonly operationId: string; readonly path: string; readonly parameters: Readonly<Record<string, string>> }
  | { readonly operationId: undefined; readonly path: string };

/** Whether a path on this server is one of the portal's. */
export function isPortalPath(path: string, { portal }: Contract): boolean {
  return portal?.exec(path)?.index === 0;
}

/** A call at the address where a server may be. */
interface CallAt {
  readonly server: string;
  /** Origin and base path. */
  readonly base: string;
  readonly call: FoundCall;
}

/**
 * Finds the calls among requests to any servers. A server of the contract is taken to be where the most different
 * calls of it went, so that another site's `/user` is not taken for the shop's.
 *
 * @returns one result for each request: the call, `other` for a call's path at another address, undefined otherwise
 */
export function findCalls(
  requests: readonly { readonly method: string; readonly url: string }[],
  contract: Contract,
): (FoundCall | 'other' | undefined)[] {
  const find = callFinder(contract);
  const found = requests.map(({ method, url }) => find(method, url));
  const addresses = Map.groupBy(
    found.filter((one) => one !== undefined),
    ({ server, base }) => `${server} ${base}`,
  );
  const different = (calls: CallAt[]) => new Set(calls.map(({ call }) => call.operationId ?? call.path)).size;
  const used = new Map(
    [...addresses.values()]
      .toSorted((one, other) => different(other) - different(one))
      .toReversed()
      .map(([one]) => [one?.server, one?.base]),
  );
  return found.map((one) => one && (used.get(one.server) === one.base ? one.call : 'other'));
}

function callFinder({ calls, portal }: Contract): (method: string, address: string) => CallAt | undefined {
  const patterns = Object.entries(calls).map(([operationId, { method, path, server }]) => {
    return { operationId, server, wanted: method, pattern: pathPattern(path, '[^/]+', '') };
  });

  return (method, address) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    const at = (server: string, call: FoundCall): CallAt => {
      return { server, base: url.origin + url.pathname.slice(0, -call.path.length), call };
    };

    for (const { operationId, server, wanted, pattern } of patterns) {
      const match = method === wanted ? pattern(url.pathname) : undefined;
      if (!match) continue;
      const parameters = decodedParameters(match.encoded);
      return parameters && at(server, { operationId, path: match.path, parameters });
    }
    const [path] = (method === 'GET' && portal?.exec(url.pathname)) || [];
    return path === undefined ? undefined : at('portal', { operationId: undefined, path });
  };
}
