import type { Contract } from '../contract/contract.ts';
import { decodedParameters } from '../contract/find-route.ts';

/** A call of the contract, or a path of the portal, independent of the server's base URL. */
export type FoundCall =
  | { readonly operationId: string; readonly path: string; readonly parameters: Readonly<Record<string, string>> }
  | { readonly operationId: undefined; readonly path: string };

/** Whether a path on this server is one of the portal's. */
export function isPortalPath(path: string, { portal }: Contract): boolean {
  return portal.exec(path)?.index === 0;
}

/**
 * Finds the call that a URL of any server belongs to, by the contract's path: host and base path are ignored.
 *
 * @returns undefined when the URL is neither a call nor a path of the portal
 */
export function callFinder({ calls, portal }: Contract): (method: string, address: string) => FoundCall | undefined {
  const patterns = Object.entries(calls).map(([operationId, { method, path }]) => {
    return { operationId, wanted: method, pattern: new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  });

  return (method, address) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;

    for (const { operationId, wanted, pattern } of patterns) {
      const match = method === wanted ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      const parameters = decodedParameters({ ...match.groups });
      return parameters && { operationId, path: match[0], parameters };
    }
    const [path] = (method === 'GET' && portal.exec(url.pathname)) || [];
    return path === undefined ? undefined : { operationId: undefined, path };
  };
}
