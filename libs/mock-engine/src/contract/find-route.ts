import type { Contract, ContractCall } from './contract.ts';

/** A method and URL pattern: `:name` matches one path segment, a final `*` the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
  /** Another spelling. */
  readonly shortUrl?: string | undefined;
}

/** A call of the contract with its URL on this server. */
export interface CallRoute extends Addressed {
  readonly operationId: string;
  readonly call: ContractCall;
  readonly method: ContractCall['method'];
}

/** One route per call of the contract. */
export function contractRoutes({ calls, bases, shortServer }: Contract): CallRoute[] {
  return Object.entries(calls).map(([operationId, call]) => {
    const { method, path, server } = call;
    const inside = path.replace(/\{(\w+)\}/g, ':$1');
    const url = (bases[server] ?? '') + inside;
    return { operationId, call, method, url, ...(server === shortServer && { shortUrl: inside }) };
  });
}

export interface RouteFinder<Route> {
  /**
   * The first route with this method and path.
   *
   * @param path without a query
   */
  find(method: string, path: string): { route: Route; encoded: Readonly<Record<string, string>> } | undefined;
  /** Value of the Allow header; empty when no route has the path. */
  allowedAt(path: string): string;
}

/** Finds routes by method and path. */
export function routeFinder<Route extends Addressed>(routes: readonly Route[]): RouteFinder<Route> {
  const patterns = routes.flatMap((route) =>
    [route.url, route.shortUrl ?? []].flat().map((url) => ({ route, pattern: patternOf(url) })),
  );
  return {
    find(method, path) {
      // HEAD uses the GET route; the server omits the body.
      const wanted = method === 'HEAD' ? 'GET' : method;
      for (const { route, pattern } of patterns) {
        const match = route.method === wanted ? pattern.exec(path) : null;
        if (match) return { route, encoded: parametersOf(match) };
      }
      return undefined;
    },
    allowedAt(path) {
      const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
      return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    },
  };
}

function parametersOf({ groups = {} }: RegExpExecArray): Record<string, string> {
  const { remainder, ...named } = groups;
  return remainder === undefined ? named : { ...named, '*': remainder };
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:(\w+)/g, '(?<$1>[^/]*)').replace(/\*$/, '(?<remainder>.*)')}$`);
}

/** Decodes path parameters. @returns undefined when one has invalid encoding */
export function decodedParameters(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
