/** Where something is found: `:name` in the address is one path segment, a final `*` the rest. */
export interface Addressed {
  readonly method: string;
  readonly url: string;
}

export interface FoundRoute<Route> {
  readonly route: Route;
  /** As they stand in the address, the rest as `*`; still encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RouteFinder<Route> {
  /** @param path without a query */
  find(method: string, path: string): FoundRoute<Route> | undefined;
  /** Methods that the path answers to, as an Allow header has them; empty when there is nothing at that path. */
  allowedAt(path: string): string;
}

/** Finds routes by method and path; of several that fit, the first in the list. */
export function routeFinder<Route extends Addressed>(routes: readonly Route[]): RouteFinder<Route> {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.url) }));
  return {
    find(method, path) {
      // A GET is also answered without its body.
      const asked = method === 'HEAD' ? 'GET' : method;
      for (const { route, pattern } of patterns) {
        const match = route.method === asked ? pattern.exec(path) : null;
        if (match) return { route, parameters: parametersOf(match) };
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
  return new RegExp(`^${escaped.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*$/, '(?<remainder>.*)')}$`);
}

/** Path parameters as they are meant. @returns undefined when one is wrongly encoded */
export function decodedParameters(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
