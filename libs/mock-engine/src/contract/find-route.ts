import type { Contract, ContractCall } from './contract.ts';
import { pathPattern, type PathPattern } from './path-template.ts';

/** A method and URL pattern: `:name` matches one path segment, a final `*` the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
}

/** A call of the contract with its URL on this server, which has `{name}` for a parameter. */
export interface CallRoute extends Addressed {
  readonly operationId: string;
  readonly call: ContractCall;
}

/** One route per call of the contract; a literal path goes before one with parameters. */
export function contractRoutes({ calls, bases }: Contract): CallRoute[] {
  return Object.entries(calls)
    .map(([operationId, call]) => {
      const { method, path, server } = call;
      return { operationId, call, method, url: (bases[server] ?? '') + path };
    })
    .sort((one, other) => parametersIn(one.url) - parametersIn(other.url));
}

const parametersIn = (url: string) => url.split('{').length;

export type RouteFinder = ReturnType<typeof routeFinder>;

/** Finds routes by method and path. */
export function routeFinder<Route extends Addressed | CallRoute>(routes: readonly Route[]) {
  const literals = new Map<string, Route[]>();
  const patterns: { route: Route; pattern: PathPattern }[] = [];
  for (const route of routes)
    // A call also without its base.
    for (const url of new Set([route.url, 'call' in route ? route.call.path : route.url])) {
      if (!/[{:*]/.test(url)) literals.set(url, [...(literals.get(url) ?? []), route]);
      else patterns.push({ route, pattern: 'call' in route ? pathPattern(url) : extraPattern(url) });
    }
  return {
    /**
     * The first route with this method and path.
     *
     * @param path without a query
     */
    find(method: string, path: string): { route: Route; encoded: Readonly<Record<string, string>> } | undefined {
      // HEAD uses the GET route; the server omits the body.
      const wanted = method === 'HEAD' ? 'GET' : method;
      const literal = literals.get(path)?.find((route) => route.method === wanted);
      if (literal) return { route: literal, encoded: {} };
      for (const { route, pattern } of patterns) {
        const match = route.method === wanted ? pattern(path) : undefined;
        if (match) return { route, encoded: match.encoded };
      }
      return undefined;
    },
    /** Value of the Allow header; empty when no route has the path. */
    allowedAt(path: string): string {
      const matching = patterns.filter(({ pattern }) => pattern(path)).map(({ route }) => route);
      const methods = [...(literals.get(path) ?? []), ...matching].map(({ method }) => method);
      return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    },
  };
}

function extraPattern(url: string): PathPattern {
  const beginning = url.replace(/\*$/, '').replace(/:(\w+)/g, '{$1}');
  return url.endsWith('*') ? pathPattern(`${beginning}{*}`, '.*') : pathPattern(beginning);
}

/** Decodes path parameters. @returns undefined when one has invalid encoding */
export function decodedParameters(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const decoded: Record<string, string> = {};
  try {
    for (const name in parameters) decoded[name] = decodeURIComponent(parameters[name] ?? '');
    return decoded;
  } catch {
    return undefined;
  }
}
